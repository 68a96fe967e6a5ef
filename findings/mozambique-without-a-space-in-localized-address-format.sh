#!/bin/sh
# localized-address-format 1.3.3 writes city and province of Mozambique as one word, because the format of that country
# has nothing between the two fields. Only the formats of China, Korea and Taiwan do so as well, for their own scripts.
# Seen: "1100 MatolaMaputo" for the city Matola in the province Maputo.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund localized-address-format@1.3.3
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import { formatAddress } from 'localized-address-format';
const lines = formatAddress({
  postalCountry: 'MZ',
  name: 'Ada Example',
  addressLines: ['Rua do Exemplo 1'],
  postalCode: '1100',
  locality: 'Matola',
  administrativeArea: 'Maputo',
});
console.log(lines);
assert.equal(lines.at(-1), '1100 MatolaMaputo');
JS
node check.mjs
