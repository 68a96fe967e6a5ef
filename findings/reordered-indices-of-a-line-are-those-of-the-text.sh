#!/bin/sh
# bidi-js 1.1.0: getReorderedIndices and getReorderedString take the first and the last position of a line ("a subset of the
# full string"), and answer with the whole text, of which only the line is in another order. getReorderSegments answers for
# the line alone. A program that draws what it gets for each line draws the whole text once per line.
# Seen: for positions 0 to 4 of a text of 8, eight indices and eight characters instead of five.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund bidi-js@1.1.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import bidiFactory from 'bidi-js';
const bidi = bidiFactory();
const text = '\u05d0\u05d1 \u05d2\u05d3 \u05d4\u05d5';
const levels = bidi.getEmbeddingLevels(text, 'ltr');
const indices = bidi.getReorderedIndices(text, levels, 0, 4);
const line = bidi.getReorderedString(text, levels, 0, 4);
console.log(indices, line.length, bidi.getReorderSegments(text, levels, 0, 4));
assert.equal(indices.length, text.length);
assert.equal(line.length, text.length);
JS
node check.mjs
