#!/bin/sh
# digital-link.js 1.4.3 shortens a GS1 Digital Link and turns the short one back, which GS1's standard of compression does
# without loss. It takes fields of digits for a JavaScript number: the 18 digits of most parcels (SSCC) do not fit into one,
# and come back as those of another parcel, with a wrong check digit, and zeros at the front of a serial number, a batch or a
# postcode are gone, where for GS1 "0001" and "1" are two serial numbers. Nothing throws, and both links are valid by isValid.
# Seen: /00/340123450000000017 comes back as /00/340123450000000000, /21/0001 as /21/1, /10/007 as /10/7, and 420=01067
# (Dresden) as 420=1067; /21/1, /21/A001 and 420=10115 come back as they were.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund digital-link.js@1.4.3
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { DigitalLink } = require('digital-link.js');
const domain = 'https://id.example.com';
const thereAndBack = (path) => {
  const link = DigitalLink(`${domain}${path}`);
  assert.equal(link.toWebUriString(), `${domain}${path}`);
  assert.ok(link.isValid());
  const short = link.toCompressedWebUriString();
  const back = DigitalLink(short).toWebUriString().slice(domain.length);
  console.log(path, short, back);
  return back;
};
const goods = '/01/04012345678901';
assert.equal(thereAndBack('/00/340123450000000017'), '/00/340123450000000000');
assert.equal(thereAndBack(`${goods}/21/0001`), `${goods}/21/1`);
assert.equal(thereAndBack(`${goods}/10/007`), `${goods}/10/7`);
assert.equal(thereAndBack('/00/003456780000000014?420=01067'), '/00/003456780000000014?420=1067');
for (const path of [`${goods}/21/1`, `${goods}/21/A001`, '/00/003456780000000014?420=10115'])
  assert.equal(thereAndBack(path), path);
JS
node check.cjs
