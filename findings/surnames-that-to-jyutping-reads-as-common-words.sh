#!/bin/sh
# to-jyutping 3.1.1 writes Chinese with its Cantonese reading, as names and labels of Hong Kong need it. Some surnames are read
# otherwise than the word of the same character: U+66FE is "already" (cang4) but the surname Tsang (zang1), U+5340 "district"
# (keoi1) but Au (au1), U+55AE "single" (daan1) but Sin (sin6), U+4EC7 "enemy" (sau4) but Kau (kau4). Before "Mr" or "Miss",
# where only a surname stands, it gives the word. Its own list of readings of the character has the surname's (Unihan,
# kCantonese, has them too). A clerk then calls Miss Tsang by another name.
# Seen: cang4, keoi1, daan1 and sau4 before the title; each list of candidates has zang1, au1, sin6 and kau4.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund to-jyutping@3.1.1
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { getJyutpingText, getJyutpingCandidates } = require('to-jyutping');
const miss = '\u5c0f\u59d0';
for (const [character, seen, right] of [
  ['\u738b', 'wong4', 'wong4'],
  ['\u66fe', 'cang4', 'zang1'],
  ['\u5340', 'keoi1', 'au1'],
  ['\u55ae', 'daan1', 'sin6'],
  ['\u4ec7', 'sau4', 'kau4'],
]) {
  const [, readings] = getJyutpingCandidates(character)[0];
  const text = getJyutpingText(character + miss);
  console.log(text, readings);
  assert.equal(text, `${seen} siu2 ze2`);
  assert.ok(readings.includes(right));
}
JS
node check.cjs
