#!/bin/sh
# amount-in-words 1.0.1 writes an amount of rupees, pounds or dollars in words, as invoices and cheques have it, of "a number or
# string", says its README. It takes the digits behind the point for whole cents, however many there are. A JavaScript number
# has no zeros at its end, so that half a dollar is five cents, and a third digit makes hundreds of cents.
# Seen: 12.5 is "Twelve Dollars And Five Cents" and 100.9 nine pence, "12.50" and 12.75 are right; 1.995 has "Nine Hundred
# Ninety Five Paise".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund amount-in-words@1.0.1
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { AmountToWords, CountryCodes } = require('amount-in-words');
const { GBR, IND, USA } = CountryCodes;
for (const [amount, country, words] of [
  [12.5, USA, 'Twelve Dollars And Five Cents'],
  ['12.50', USA, 'Twelve Dollars And Fifty Cents'],
  [12.75, USA, 'Twelve Dollars And Seventy Five Cents'],
  [12.05, USA, 'Twelve Dollars And Five Cents'],
  [100.9, GBR, 'One Hundred Pounds And Nine Pence'],
  [1234567.5, IND, 'Twelve Lakh Thirty Four Thousand Five Hundred Sixty Seven Rupees And Five Paise'],
  [1.995, IND, 'One Rupee And Nine Hundred Ninety Five Paise'],
]) {
  const written = new AmountToWords().toWords(amount, country);
  console.log(amount, country, written);
  assert.equal(written, words);
}
JS
node check.cjs
