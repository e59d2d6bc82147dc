set -e
mkdir -p nqueens
cp -r node_modules/nqueens/dist/element.js node_modules/nqueens/dist/parts nqueens/
cp common/blog.css style.css
jekyll build
