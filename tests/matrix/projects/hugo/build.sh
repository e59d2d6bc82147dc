set -e
mkdir -p static/nqueens
cp -r node_modules/nqueens/dist/element.js node_modules/nqueens/dist/parts static/nqueens/
cp common/blog.css static/style.css
hugo
