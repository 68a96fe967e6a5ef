#!/bin/sh
# spayd 3.0.4 writes the Short Payment Descriptor, the text of a Czech QR code for payment. A Czech constant symbol has four
# digits and mostly begins with a zero: 0308 is a payment for services, and 0558 stands in the format's own example. The format
# (qr-platba.cz, the page that the README names) asks for a number of at most ten digits. spayd refuses every constant and
# specific symbol that begins with a zero, though it takes such a variable symbol, and without the zero it is another symbol. It
# also refuses an amount below one crown and an amount of one decimal, where the format asks for at most two.
# Seen: '0558' and '0308' throw "The x-ks key is in wrong format!", '1148' does not; X-SS '0012' throws, X-VS '0987654321' not;
# "0.50" and "480.5" throw, "480.50" and "480" do not.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund spayd@3.0.4
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const spayd = require('spayd/cjs');
const write = (more) => {
  try {
    return spayd({ acc: 'CZ6508000000192000145399', am: '480.50', cc: 'CZK', ...more });
  } catch (error) {
    return error;
  }
};
const start = 'SPD*1.0*ACC:CZ6508000000192000145399';
for (const [more, expected] of [
  [{ xks: '1148' }, `${start}*AM:480.50*CC:CZK*X-KS:1148`],
  [{ xks: '0558' }, 'The x-ks key is in wrong format!'],
  [{ xks: '0308' }, 'The x-ks key is in wrong format!'],
  [{ xss: '0012' }, 'The x-ss key is in wrong format!'],
  [{ xvs: '0987654321' }, `${start}*AM:480.50*CC:CZK*X-VS:0987654321`],
  [{ am: '0.50' }, 'The am key is in wrong format!'],
  [{ am: '480.5' }, 'The am key is in wrong format!'],
  [{ am: '480' }, `${start}*AM:480*CC:CZK`],
]) {
  console.log(more, write(more));
  assert.equal(write(more), expected);
}
JS
node check.cjs
