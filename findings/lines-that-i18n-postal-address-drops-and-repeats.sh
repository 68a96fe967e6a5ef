#!/bin/sh
# i18n-postal-address 1.0.0 takes its formats from Google's address data and the UPU's S42, by its README. An address in China
# or Russia never has its postcode, which both sources have for them. The words that stand in Google's formats themselves
# are gone: Singapore's "SINGAPORE %Z" is the bare number, and the number of Gibraltar stands without a place. In Thailand
# and the Philippines the second line of the street comes twice.
# Seen: CN and RU without 200001; SG and GI with it alone; "Floor 2" in two lines for TH and PH, in one for VN and MY.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund i18n-postal-address@1.0.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import PostalAddress, { addressFormats } from 'i18n-postal-address';
const linesOf = (country) => {
  const lines = new PostalAddress({ formats: addressFormats, defaultFormat: 'US' })
    .setGivenName('Ada')
    .setFamilyName('Example')
    .setAddress1('Example Road 1')
    .setAddress2('Floor 2')
    .setCity('City')
    .setState('State')
    .setProvince('Province')
    .setRegion('Region')
    .setRepublic('Republic')
    .setPostalCode('200001')
    .setFormat({ country, type: 'personal' })
    .toArray()
    .map((line) => line.join(' '));
  console.log(country, lines);
  return lines;
};
for (const country of ['CN', 'RU']) assert.ok(!linesOf(country).join().includes('200001'));
for (const country of ['SG', 'GI'])
  assert.deepEqual(linesOf(country), ['Ada Example', 'Example Road 1', 'Floor 2', '200001']);
const times = (country) => linesOf(country).filter((line) => line.includes('Floor 2')).length;
for (const country of ['TH', 'PH']) assert.equal(times(country), 2);
for (const country of ['VN', 'MY']) assert.equal(times(country), 1);
JS
node check.mjs
