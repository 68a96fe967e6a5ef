#!/bin/sh
# nzh 1.0.14 writes an amount of whole yuan without the closing character U+6574 ("exactly") if the amount came with its
# decimals. China's rules for cheques and receipts demand it after yuan, so that nothing can be added behind. The README
# shows it for "1", asks to pass strings, and to round them before: what toFixed(2) gives is what loses it.
# Seen: toMoney('100') ends in U+5143 U+6574 (yuan, exactly), toMoney('100.00') in U+5143 alone, and with forceZheng in both.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund nzh@1.0.14
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import Nzh from 'nzh';
const hundred = '\u58f9\u4f70\u5143';
const write = (amount, more) => {
  const words = Nzh.cn.toMoney(amount, { outSymbol: false, ...more });
  console.log(amount, words);
  return words;
};
assert.equal(write('100'), `${hundred}\u6574`);
assert.equal(write(100), `${hundred}\u6574`);
assert.equal(write((100).toFixed(2)), hundred);
assert.equal(write('100.0'), hundred);
assert.equal(write('100.00', { forceZheng: true }), `${hundred}\u6574`);
JS
node check.mjs
