#!/bin/sh
# papaparse 5.7.1 takes the end of the first line for the end of all lines. In a file whose lines end in different ways,
# such as a platform's notes with CRLF above a table with LF, all rows behind become one, without an error: the file has
# fewer rows, and cells with line breaks.
# Seen: [["order","number"],["1","A\n2","B\n3","C"]] and no errors for three rows.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund papaparse@5.7.1
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import Papa from 'papaparse';
const { data, errors } = Papa.parse('order,number\r\n1,A\n2,B\n3,C');
console.log(JSON.stringify(data), errors);
assert.equal(data.length, 2);
assert.deepEqual(data[1], ['1', 'A\n2', 'B\n3', 'C']);
assert.deepEqual(errors, []);
JS
node check.mjs
