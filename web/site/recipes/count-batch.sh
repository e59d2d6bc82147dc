#!/bin/sh
# count-batch.sh N BATCH INDEX -- count one batch of units into part-INDEX.json.
set -eu
n=$1 batch=$2 index=$3
part=$(printf 'part-%05d.json' "$index")
if [ -e "$part" ]; then exit 0; fi # counted before: a second run only fills the gaps

units=$(nqueens units "$n" --json | sed 's/.*"units":\([0-9]*\).*/\1/')
from=$((index * batch))
to=$((from + batch - 1))
if [ "$to" -ge "$units" ]; then to=$((units - 1)); fi

# A part gets its name only when it is whole; until then a checkpoint keeps what is done.
nqueens count "$n" --units "$from-$to" --workers 1 --checkpoint "$part.checkpoint" --json > "$part.tmp"
mv "$part.tmp" "$part"
rm "$part.checkpoint"
