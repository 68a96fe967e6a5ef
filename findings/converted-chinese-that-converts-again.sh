#!/bin/sh
# opencc-js 1.4.2, from traditional to simplified: the result is not always simplified. U+85B4 becomes U+82E7, which the same
# converter turns into U+82CE. And the converter that is named for traditional Chinese leaves usual characters of Hong Kong
# as they are; only the one from "hk" knows them. A search that stores converted texts misses what was converted once.
# Seen: U+85B4 -> U+82E7 -> U+82CE; U+885E (of "guard" in Hong Kong) stays with from: 't', and becomes U+536B with from: 'hk'.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund opencc-js@1.4.2
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import { Converter } from 'opencc-js/t2cn';
const traditional = Converter({ from: 't', to: 'cn' });
const hongKong = Converter({ from: 'hk', to: 'cn' });
const once = traditional('\u85b4');
console.log(once, traditional(once), traditional('\u885e'), hongKong('\u885e'));
assert.equal(once, '\u82e7');
assert.equal(traditional(once), '\u82ce');
assert.equal(traditional('\u885e'), '\u885e');
assert.equal(hongKong('\u885e'), '\u536b');
JS
node check.mjs
