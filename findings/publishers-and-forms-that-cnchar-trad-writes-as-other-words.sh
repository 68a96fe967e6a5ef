#!/bin/sh
# Simplified Chinese has one character for several traditional ones. cnchar-trad 3.2.6 has one answer for each of them, and often
# the rarer one: a publisher (chubanshe) gets the character for an act of a play, a form (biaoge) that of a wristwatch, the
# empress becomes "afterwards", pines become loose, dry becomes "to do", and the surname Jiang becomes ginger, on a label or a
# page for Taiwan or Hong Kong. Backwards, the emperor Qianlong loses the character that he keeps in both. opencc-js 1.4.2 is
# right in all.
# Seen: U+9F63 for U+51FA, U+9336 for U+8868, U+5F8C for U+540E, U+9B06 for U+677E, U+5E79 for U+4E7E, U+8591 for U+59DC, U+5E72
# for U+4E7E backwards.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund cnchar@3.2.6 cnchar-trad@3.2.6 opencc-js@1.4.2
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const cnchar = require('cnchar');
const trad = require('cnchar-trad');
const OpenCC = require('opencc-js');
cnchar.use(trad.default ?? trad);
const toTaiwan = OpenCC.Converter({ from: 'cn', to: 'tw' });
const toChina = OpenCC.Converter({ from: 'tw', to: 'cn' });
for (const [simple, seen, right] of [
  ['\u53f0\u6e7e', '\u81fa\u7063', '\u81fa\u7063'],
  ['\u5934\u53d1', '\u982d\u767c', '\u982d\u9aee'],
  ['\u51fa\u7248\u793e', '\u9f63\u7248\u793e', '\u51fa\u7248\u793e'],
  ['\u8868\u683c', '\u9336\u683c', '\u8868\u683c'],
  ['\u7687\u540e', '\u7687\u5f8c', '\u7687\u540e'],
  ['\u677e\u6811', '\u9b06\u6a39', '\u677e\u6a39'],
  ['\u5e72\u71e5', '\u5e79\u71e5', '\u4e7e\u71e5'],
  ['\u59dc', '\u8591', '\u59dc'],
]) {
  console.log(simple, cnchar.convert.simpleToTrad(simple), toTaiwan(simple));
  assert.equal(cnchar.convert.simpleToTrad(simple), seen);
  assert.equal(toTaiwan(simple), right);
}
const emperor = '\u4e7e\u9686';
console.log(emperor, cnchar.convert.tradToSimple(emperor), toChina(emperor));
assert.equal(cnchar.convert.tradToSimple(emperor), '\u5e72\u9686');
assert.equal(toChina(emperor), emperor);
JS
node check.cjs
