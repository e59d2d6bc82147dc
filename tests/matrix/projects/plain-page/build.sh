set -e
mkdir -p site/nqueens
cp -r node_modules/nqueens/dist/element.js node_modules/nqueens/dist/parts site/nqueens/
cp index.html site/
cp common/blog.css site/style.css
