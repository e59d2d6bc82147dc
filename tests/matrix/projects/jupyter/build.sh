set -e
export PYDEVD_DISABLE_FILE_VALIDATION=1 # the debugger's word about Debian's Python
mkdir -p out
cp node_modules/nqueens/dist/element.global.js .
jupyter-nbconvert --execute --to html eight-queens.ipynb --output out/index \
  --HTMLExporter.mathjax_url= --HTMLExporter.require_js_url=
