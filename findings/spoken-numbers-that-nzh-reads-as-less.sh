#!/bin/sh
# nzh 1.0.14 turns Chinese numbers back into digits, and reads some usual ones as less, without an error. It does not know
# U+4E24, the "two" before hundreds and thousands, and drops it with its unit; it drops the unit behind a decimal (1.5 wan is
# 1.5); and the digit that ends "one wan two", which is the next lower unit (12000), it takes for ones.
# Seen: decodeS of "200" with U+4E24 is 0, of "2005" 5, of "1.5 wan" 1.5, of "1 wan 2" 10002; with U+4E8C for two it is 200.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund nzh@1.0.14
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import Nzh from 'nzh';
const seen = {
  '\u4e8c\u767e': 200,
  '\u4e24\u767e': 0,
  '\u4e24\u5343\u96f6\u4e94': 5,
  '\u4e00\u70b9\u4e94\u4e07': 1.5,
  '\u4e00\u4e07\u4e8c': 10002,
};
for (const [words, number] of Object.entries(seen)) {
  console.log(words, Nzh.cn.decodeS(words));
  assert.equal(Nzh.cn.decodeS(words), number);
}
JS
node check.mjs
