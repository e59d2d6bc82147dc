set -e
mkdir -p nqueens
cp -r node_modules/nqueens/dist/element.js node_modules/nqueens/dist/parts nqueens/
jekyll build
