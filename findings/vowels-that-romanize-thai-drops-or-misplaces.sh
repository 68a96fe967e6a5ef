#!/bin/sh
# @dehoist/romanize-thai 1.0.0 writes Thai in Latin letters. By Thailand's own system (RTGS), in which its road signs are,
# Phuket, Satun and Thanon (road) have the vowels that are spoken. It leaves out the vowels that Thai speaks without writing
# them, as in Satun, and the written u of Phuket, and a vowel that Thai writes before its consonant may land behind another:
# Chiang Mai becomes "chianghaim". A label cannot be read by who drives it there. Songkhla, Krabi and Nan are right.
# Seen: "phket", "stul", "thnn", "chianghaim", "yuthya" for Ayutthaya, "nkhaachsima" for Nakhon Ratchasima.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund @dehoist/romanize-thai@1.0.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import romanize from '@dehoist/romanize-thai';
for (const [thai, official, seen] of [
  ['\u0e2a\u0e07\u0e02\u0e25\u0e32', 'songkhla', 'songkhla'],
  ['\u0e01\u0e23\u0e30\u0e1a\u0e35\u0e48', 'krabi', 'krabi'],
  ['\u0e19\u0e48\u0e32\u0e19', 'nan', 'nan'],
  ['\u0e20\u0e39\u0e40\u0e01\u0e47\u0e15', 'phuket', 'phket'],
  ['\u0e2a\u0e15\u0e39\u0e25', 'satun', 'stul'],
  ['\u0e16\u0e19\u0e19', 'thanon', 'thnn'],
  ['\u0e40\u0e0a\u0e35\u0e22\u0e07\u0e43\u0e2b\u0e21\u0e48', 'chiangmai', 'chianghaim'],
  ['\u0e2d\u0e22\u0e38\u0e18\u0e22\u0e32', 'ayutthaya', 'yuthya'],
  ['\u0e19\u0e04\u0e23\u0e23\u0e32\u0e0a\u0e2a\u0e35\u0e21\u0e32', 'nakhonratchasima', 'nkhaachsima'],
]) {
  console.log(official, romanize(thai));
  assert.equal(romanize(thai), seen);
}
JS
node check.mjs
