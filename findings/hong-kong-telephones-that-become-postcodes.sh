#!/bin/sh
# zh-address-parse 1.3.16 knows Hong Kong among the provinces, where no address has a postcode, and makes one of the last
# six digits of a telephone number there. The rest of the number is lost, its country code joins the street, and the field
# for the telephone stays empty. Only mobile numbers of the mainland are taken for telephones; a landline joins the street.
# Seen: "+852 91234567" gives phone "", postalCode "234567" and a street that ends in "+852"; 0571-85022088 ends the street
# of an address in Hangzhou; 13800138000 is found in both.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund zh-address-parse@1.3.16
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import parse from 'zh-address-parse';
const hongKong = '\u9999\u6e2f\u7279\u522b\u884c\u653f\u533a\u4e5d\u9f99\u65fa\u89d2\u5f25\u6566\u90531\u53f7';
const hangzhou = '\u6d59\u6c5f\u7701\u676d\u5dde\u5e02\u4f59\u676d\u533a\u6587\u4e00\u897f\u8def1\u53f7';
const person = '\u9648\u751f';
const read = (place, phone) => parse(`${place} ${person} ${phone}`, { type: 0 });
const abroad = read(hongKong, '+852 91234567');
const landline = read(hangzhou, '0571-85022088');
const mobiles = [hongKong, hangzhou].map((place) => read(place, '13800138000').phone);
console.log(abroad, landline, mobiles);
assert.equal(abroad.phone, '');
assert.equal(abroad.postalCode, '234567');
assert.match(abroad.detail, /\+852$/);
assert.equal(landline.phone, '');
assert.match(landline.detail, /0571-85022088$/);
assert.deepEqual(mobiles, ['13800138000', '13800138000']);
JS
node check.mjs
