#!/bin/sh
# The text of Brazil's Pix codes is made of fields, each with its number, its length in two digits and its content (EMVCo's
# merchant QR specification; the central bank's BR Code manual). The account (26) has the key and a description. faz-um-pix
# 2.0.2, by its README with "Pedido #123456", takes any: with a random key of 36 characters, one of 38 makes the account 100
# long, and its length has three digits. A reader takes the third for content and is one character off from there on, so that
# the customer cannot pay. After 50 characters the description is cut, but the length is that of the whole. The checksum fits,
# so that a check of the CRC alone passes. The key is the example of the manual.
# Seen: with 37 characters the fields are 00, 26, 52, 53, 54, 58, 59, 60, 62 and 63; with 38, "26100", and the next field after
# 26 is none; with a short key, 51 characters have the length 51 and 50 letters.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund faz-um-pix@2.0.2
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { Pix } = require('faz-um-pix');
const walk = (code) => {
  const fields = [];
  for (let rest = code; rest && fields.length < 20; rest = rest.slice(4 + Number(rest.slice(2, 4))))
    fields.push(rest.slice(0, 2));
  return fields.join(' ');
};
const look = async (key, length) => {
  const code = await Pix(key, 'SHOP', 'SAO PAULO', '10.50', 'Order 17, parcel RR123456785CN'.padEnd(length, '.'));
  console.log(code, walk(code));
  return code;
};
const key = '123e4567-e12b-12d1-a456-426655440000';
(async () => {
  assert.equal(walk(await look(key, 37)), '00 26 52 53 54 58 59 60 62 63');
  const long = await look(key, 38);
  assert.match(long, /^000201261000014br/);
  assert.doesNotMatch(walk(long), / 63$/);
  assert.match(await look('123456789', 51), /0251Order 17, parcel RR123456785CN\.{20}52040000/);
})();
JS
node check.cjs
