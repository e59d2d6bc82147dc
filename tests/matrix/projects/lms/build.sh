set -e
mkdir -p site/nqueens
cp node_modules/nqueens/dist/embed.html node_modules/nqueens/dist/element.global.js site/nqueens/
cp index.html lesson.html theme.css site/
