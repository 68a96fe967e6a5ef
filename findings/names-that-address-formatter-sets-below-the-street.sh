#!/bin/sh
# @fragaria/address-formatter 6.7.1 ("international formats of postal addresses", by its README) has one format for a country,
# whatever the script of the address. An address of Korea, China or Taiwan in Latin letters, as it stands on a parcel from
# abroad, comes in the order of Hangul and Han: the country first, then from the large to the small, the receiver's name at
# the end, and in Korea between the street and the postcode. The UPU's sheets for KOR and CHN have the name first, locality
# and postcode in one line, and the country last. The formats for Latin letters are in the package ("KR_en", "CN_en"), which
# the README does not say; they come if that is given as the country's code, and "kr_en" gives the format of no country.
# Seen: "South Korea / Seoul Jung-gu Sejong-daero 12 / Han Boknam / 04524" and "200001 China / Shanghai / Huangpu / Nanjing East
# Road 88 / Li Ming"; with KR_en "Han Boknam / 12 Sejong-daero / Jung-gu, Seoul 04524 / South Korea".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund @fragaria/address-formatter@6.7.1 localized-address-format@1.3.3
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { format } = require('@fragaria/address-formatter');
const korea = { attention: 'Han Boknam', houseNumber: '12', road: 'Sejong-daero', suburb: 'Jung-gu', city: 'Seoul', postcode: '04524' };
const china = { attention: 'Li Ming', houseNumber: '88', road: 'Nanjing East Road', suburb: 'Huangpu', city: 'Shanghai' };
const lines = (address, countryCode) => {
  const written = format({ ...address, countryCode }).trim().split('\n');
  console.log(countryCode, written);
  return written;
};
const inKorea = { ...korea, country: 'South Korea' };
const inChina = { ...china, postcode: '200001', country: 'China' };
assert.deepEqual(lines(inKorea, 'KR'), ['South Korea', 'Seoul Jung-gu Sejong-daero 12', 'Han Boknam', '04524']);
assert.deepEqual(lines(inChina, 'CN'), ['200001 China', 'Shanghai', 'Huangpu', 'Nanjing East Road 88', 'Li Ming']);
assert.deepEqual(lines(inKorea, 'KR_en'), ['Han Boknam', '12 Sejong-daero', 'Jung-gu, Seoul 04524', 'South Korea']);
assert.deepEqual(lines(inKorea, 'kr_en'), ['Han Boknam', 'Sejong-daero 12', '04524 Seoul', 'South Korea']);
(async () => {
  const { formatAddress } = await import('localized-address-format');
  const latin = formatAddress(
    {
      postalCountry: 'KR',
      administrativeArea: 'Seoul',
      locality: 'Jung-gu',
      postalCode: '04524',
      name: 'Han Boknam',
      addressLines: ['12 Sejong-daero'],
    },
    'latin',
  );
  console.log('latin', latin);
  assert.deepEqual(latin, ['Han Boknam', '12 Sejong-daero', 'Jung-gu', 'Seoul', '04524']);
})();
JS
node check.cjs
