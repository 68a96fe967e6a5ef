#!/bin/sh
# price-parser 3.4.0 reads prices in a text, and gives their value in the smallest unit of the currency, its README says. All
# of its 157 currencies have an exponent of two: the yen, which by ISO 4217 has none, has its value a hundredfold, and of the
# dinar of Kuwait, which has three, a dinar and a quarter is 1250 dinars, because a point before three digits separates
# thousands. The sign of the won is that of North Korea's currency, and the one for yuan and yen as Chinese shops write it,
# full width, is no price at all.
# Seen: 12,800 behind U+00A5 has the value 1280000 (JPY), "KWD 1.250" the float value 1250, 12,000 behind U+20A9 the code kpw,
# 12.50 behind U+FFE5 nothing; 1.25 behind U+00A3 has 125.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund price-parser@3.4.0
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { currencies, parseAll } = require('price-parser');
const read = (text) => {
  const found = parseAll(text).map(({ value, floatValue, currencyCode }) => [value, floatValue, currencyCode]);
  console.log(text, found);
  return found;
};
assert.deepEqual([...new Set(currencies.map(({ exponent }) => exponent))], [2]);
assert.deepEqual(read('\u00a31.25'), [[125, 1.25, 'gbp']]);
assert.deepEqual(read('\u00a512,800'), [[1280000, 12800, 'jpy']]);
assert.deepEqual(read('KWD 1.250'), [[125000, 1250, 'kwd']]);
assert.deepEqual(read('\u20a912,000'), [[1200000, 12000, 'kpw']]);
assert.deepEqual(read('\uffe512.50'), []);
JS
node check.cjs
