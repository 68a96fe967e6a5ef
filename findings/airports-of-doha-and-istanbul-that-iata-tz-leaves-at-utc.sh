#!/bin/sh
# iata-tz 1.0.3 converts times between the time zones of airports, given by IATA code. In its table Doha, Istanbul and Beijing
# Daxing have "\N", the sign of a database for no value, instead of a zone. It does not refuse them as it does an unknown
# code, but takes that text as a zone, which there is none of, and so leaves the time as UTC. By the IANA time zone database
# Qatar (Asia/Qatar) and Turkey (Europe/Istanbul) are three hours and China (Asia/Shanghai) eight ahead of UTC, as Node.js
# says too. The arrival of a flight with parcels is then hours late or early.
# Seen: 12:00 at DOH, IST and PKX is 12:00 in UTC, where it is 09:00, 09:00 and 04:00; Pudong's (PVG) is 04:00.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund iata-tz@1.0.3
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { convertToUTC } = require('iata-tz');
for (const [code, timeZone, seen, right] of [
  ['DOH', 'Asia/Qatar', 12, 9],
  ['IST', 'Europe/Istanbul', 12, 9],
  ['PKX', 'Asia/Shanghai', 12, 4],
  ['PVG', 'Asia/Shanghai', 4, 4],
]) {
  const utc = convertToUTC(code, '2026-01-15 12:00:00');
  console.log(code, utc);
  assert.equal(utc, `2026-01-15 ${String(seen).padStart(2, '0')}:00:00`);
  const there = new Intl.DateTimeFormat('en', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  assert.equal(there.format(new Date(Date.UTC(2026, 0, 15, right))), '12');
}
assert.throws(() => convertToUTC('QQQ', '2026-01-15 12:00:00'), /Invalid IATA code/);
JS
node check.cjs
