#!/bin/sh
# ISO 4217 gives each currency its minor unit: Uganda's shilling, Paraguay's guarani and Rwanda's franc have none, Iraq's dinar
# has three digits, the rupiah, Taiwan's dollar and the forint have two. currency-formatter 1.5.9 writes the first three with
# hundredths, cuts a digit from dinars and the cents from rupiahs. currency-format 1.0.13 has them right, but gives Iceland's
# krona two digits, Taiwan's dollar and the forint none, and Madagascar's ariary one. Who counts in minor units by either asks
# for a hundredfold or a hundredth. currency-codes 2.2.0 has the standard's.
# Seen: UGX "1,234.57", PYG "1.234,57", RWF "1 234,57", IQD "1,234.57", IDR "1.235" from 1234.567; ISK 2, TWD and HUF 0, MGA 1.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund currency-formatter@1.5.9 currency-format@1.0.13 \
  currency-codes@2.2.0
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { code } = require('currency-codes');
const sizes = require('currency-format');
const { findCurrency, format } = require('currency-formatter');
for (const [currency, standard, first, second] of [
  ['UGX', 0, 2, 0],
  ['PYG', 0, 2, 0],
  ['RWF', 0, 2, 0],
  ['IQD', 3, 2, 3],
  ['IDR', 2, 0, 2],
  ['ISK', 0, 0, 2],
  ['TWD', 2, 2, 0],
  ['HUF', 2, 2, 0],
  ['MGA', 2, 0, 1],
  ['JPY', 0, 0, 0],
  ['KWD', 3, 3, 3],
  ['EUR', 2, 2, 2],
]) {
  const seen = [code(currency).digits, findCurrency(currency).decimalDigits, sizes[currency].fractionSize];
  console.log(currency, ...seen, format(1234.567, { code: currency }));
  assert.deepEqual(seen, [standard, first, second]);
}
assert.match(format(1234.567, { code: 'UGX' }), /1,234\.57/);
assert.match(format(1234.567, { code: 'PYG' }), /1\.234,57/);
assert.match(format(1234.567, { code: 'RWF' }), /1\s234,57/);
assert.match(format(1234.567, { code: 'IDR' }), /1\.235$/);
JS
node check.cjs
