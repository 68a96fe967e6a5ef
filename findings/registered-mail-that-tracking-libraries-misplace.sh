#!/bin/sh
# The last two letters of a UPU S10 number name the country whose post gave it. tracking-number-validation 2.0.2 does not look
# at them: a registered letter of China or Britain is USPS's, with a link to USPS and whatever its check digit, while a number
# of USPS that begins with LZ, and China's own express, are nobody's. ts-tracking-number 1.0.17 checks the digit, and refuses
# territories with posts of their own: Macao, beside Hong Kong, which it takes, New Caledonia and French Polynesia.
# Seen: RR473124829CN, RR473124829GB and RR473124820CN ["usps"], LZ473124829US and EE473124829CN []; MO, NC and PF undefined.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund tracking-number-validation@2.0.2 ts-tracking-number@1.0.17
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { getCourier, getTrackingUrl } = require('tracking-number-validation');
const { getTracking } = require('ts-tracking-number');
const couriers = {
  RR473124829CN: ['usps'],
  RR473124829GB: ['usps'],
  RR473124820CN: ['usps'],
  RR473124829US: ['usps'],
  LZ473124829US: [],
  EE473124829CN: [],
};
for (const [number, expected] of Object.entries(couriers)) {
  console.log(number, getCourier(number), getTracking(number)?.courier.code);
  assert.deepEqual(getCourier(number), expected);
}
assert.match(getTrackingUrl('RR473124829CN'), /^https:\/\/tools\.usps\.com\//);
assert.equal(getTracking('RR473124820CN'), undefined);
for (const country of ['CN', 'GB', 'HK', 'US']) assert.equal(getTracking(`RR473124829${country}`).courier.code, 's10');
for (const country of ['MO', 'NC', 'PF']) assert.equal(getTracking(`RR473124829${country}`), undefined);
JS
node check.cjs
