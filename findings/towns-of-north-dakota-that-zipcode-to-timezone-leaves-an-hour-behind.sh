#!/bin/sh
# tz has three zones for the counties of North Dakota that went from Mountain to Central time: Center (Oliver, 1992), New Salem
# (Morton, 2003) and Beulah (Mercer, 7 November 2010). zipcode-to-timezone 0.0.9 has the first alone: Beulah, Hazen, New Salem
# and Mandan are America/Denver there, an hour behind what their clocks show, so that a call or a pick-up is an hour late. ZIP
# codes of Puerto Rico, the Virgin Islands, Guam, Saipan and Samoa, to which USPS delivers at home rates, have no zone at all.
# Seen: 58523, 58545, 58563 and 58554 America/Denver; 58530 America/North_Dakota/Center; 00901, 00802, 96910, 96950, 96799 null.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund zipcode-to-timezone@0.0.9
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { lookup } = require('zipcode-to-timezone');
const hour = (timeZone) =>
  new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(Date.UTC(2026, 0, 15, 18));
for (const [zip, seen, zone] of [
  ['58501', 'America/Chicago', 'America/Chicago'],
  ['58601', 'America/Denver', 'America/Denver'],
  ['58530', 'America/North_Dakota/Center', 'America/North_Dakota/Center'],
  ['58523', 'America/Denver', 'America/North_Dakota/Beulah'],
  ['58545', 'America/Denver', 'America/North_Dakota/Beulah'],
  ['58563', 'America/Denver', 'America/North_Dakota/New_Salem'],
  ['58554', 'America/Denver', 'America/North_Dakota/New_Salem'],
  ['00901', null, 'America/Puerto_Rico'],
  ['00802', null, 'America/St_Thomas'],
  ['96910', null, 'Pacific/Guam'],
  ['96950', null, 'Pacific/Saipan'],
  ['96799', null, 'Pacific/Pago_Pago'],
]) {
  const read = lookup(zip);
  console.log(zip, read, read && hour(read), zone, hour(zone));
  assert.equal(read, seen);
  if (read && read !== zone) assert.equal(Number(hour(zone)) - Number(hour(read)), 1);
}
JS
node check.cjs
