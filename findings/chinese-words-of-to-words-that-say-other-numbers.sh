#!/bin/sh
# to-words 5.7.0 writes Chinese numbers without the "ling" that stands for zeros in between. What it writes for 205 is how
# Chinese says 250, because a digit right behind hundreds counts tens, and behind thousands hundreds; chinese-parseint2 2.0.6
# reads it so. Of 100010000 only the signs of the units are left. In its formal numerals, which are for receipts, an amount
# has no "jiao" but up to 99 "fen", and "exactly" behind them, which China's rules for cheques and receipts forbid.
# Seen: 205 is read as 250, 2005 as 2500, 20005 as 25000, 1001 as 1100; 100010000 is "yi wan" (hundred million, ten thousand);
# 2.50 yuan is "two yuan fifty fen exactly".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund to-words@5.7.0 chinese-parseint2@2.0.6
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { default: parse } = require('chinese-parseint2');
const { ToWords } = require('to-words');
const chinese = new ToWords({ localeCode: 'zh-CN' });
const words = (number, options) => chinese.convert(number, options).replaceAll(' ', '');
for (const [number, read] of Object.entries({ 205: 250, 2005: 2500, 20005: 25000, 1001: 1100, 2500: 2500 })) {
  console.log(number, words(Number(number)), parse(words(Number(number))));
  assert.equal(parse(words(Number(number))), read);
}
assert.equal(parse('\u4e8c\u767e\u96f6\u4e94'), 205);
assert.equal(words(205), '\u4e8c\u767e\u4e94');
assert.equal(words(100010000), '\u4ebf\u4e07');
const money = words(2.5, { currency: true, formal: true });
console.log(money);
assert.equal(money, '\u8d30\u5706\u4f0d\u62fe\u5206\u6574');
JS
node check.cjs
