#!/bin/sh
# pinyin-zhuyin 1.0.4 writes Pinyin in Zhuyin. By the rules of Pinyin (GB/T 16159) a syllable that
# begins with a, o or e behind another has an apostrophe before it; without one, an n or g between vowels begins the next
# syllable: Henan is he-nan. The library takes as many letters as it can: Henan becomes hen-an, Hunan hun-an, Jinan jin-an,
# Lingao ling-ao, and a rest that is no syllable stays Latin, as of Jining and Xining. Such a word is read as another place.
# With an apostrophe added (He'nan) each is right.
# Seen: the Zhuyin of hen-an, hun-an, jin-an, ling-ao and dang-ao; jin + "ing" and xin + "ing"; Hainan, Ningbo, Dalian are right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund pinyin-zhuyin@1.0.4
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { pinyinToZhuyin } = require('pinyin-zhuyin');
const strip = (text) => text.replaceAll("'", '');
for (const [joined, cut, same, rest] of [
  ['H\u01cein\u00e1n', "H\u01cei'n\u00e1n", true],
  ['N\u00edngb\u014d', "N\u00edng'b\u014d", true],
  ['D\u00e0li\u00e1n', "D\u00e0'li\u00e1n", true],
  ['H\u00e9n\u00e1n', "H\u00e9'n\u00e1n", false, "H\u00e9n'\u00e1n"],
  ['H\u00fan\u00e1n', "H\u00fa'n\u00e1n", false, "H\u00fan'\u00e1n"],
  ['J\u01d0n\u00e1n', "J\u01d0'n\u00e1n", false, "J\u01d0n'\u00e1n"],
  ['L\u00edng\u0101o', "L\u00edn'g\u0101o", false, "L\u00edng'\u0101o"],
  ['d\u00e0ng\u0101o', "d\u00e0n'g\u0101o", false, "d\u00e0ng'\u0101o"],
]) {
  const seen = pinyinToZhuyin(joined);
  console.log(joined, seen, pinyinToZhuyin(cut));
  assert.equal(seen === strip(pinyinToZhuyin(cut)), same);
  if (rest) assert.equal(seen, strip(pinyinToZhuyin(rest)));
}
for (const [joined, seen, cut, right] of [
  ['J\u01d0n\u00edng', '\u3110\u3127\u3123\u02c7ing', "J\u01d0'n\u00edng", '\u3110\u3127\u02c7\u310b\u3127\u3125\u02ca'],
  ['X\u012bn\u00edng', '\u3112\u3127\u3123ing', "X\u012b'n\u00edng", '\u3112\u3127\u310b\u3127\u3125\u02ca'],
]) {
  console.log(joined, pinyinToZhuyin(joined), pinyinToZhuyin(cut));
  assert.equal(pinyinToZhuyin(joined), seen);
  assert.equal(strip(pinyinToZhuyin(cut)), right);
}
JS
node check.cjs
