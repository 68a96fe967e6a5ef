#!/bin/sh
# phone 3.1.72 says of a number whether it is a mobile's, and puts it in the form of E.164. Benin went from eight to ten digits
# on 30 November 2024, with 01 in front: the new numbers are refused, and the old ones taken. So are the newer series of others
# refused: Uzbekistan's 50 and 77, Tajikistan's 50, Bhutan's 77, Gambia's 30, Kiribati's 720, San Marino's 66, Kuwait's 41, and
# Liechtenstein's 660. Who orders from there cannot leave a number for the carrier. libphonenumber-js 1.13.16 takes each of them
# for a mobile.
# Seen: isValid is false for all of these, true for 90 01 12 34 of Benin, and true for other mobiles of the same countries.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund phone@3.1.72 libphonenumber-js@1.13.16
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { parsePhoneNumber } = require('libphonenumber-js/max');
const { phone } = require('phone');
for (const [number, seen, mobile] of [
  ['+2290190011234', false, true],
  ['+22990011234', true, false],
  ['+998501234567', false, true],
  ['+998771234567', false, true],
  ['+998901234567', true, true],
  ['+992501234567', false, true],
  ['+992917123456', true, true],
  ['+97577123456', false, true],
  ['+97517123456', true, true],
  ['+2203012345', false, true],
  ['+68672001234', false, true],
  ['+37866661212', false, true],
  ['+96541234567', false, true],
  ['+96550012345', true, true],
  ['+423660234567', false, true],
  ['+4237812345', true, true],
]) {
  const parsed = parsePhoneNumber(number);
  console.log(number, phone(number).isValid, parsed.isValid(), parsed.getType());
  assert.equal(phone(number).isValid, seen);
  assert.equal(parsed.isValid() && parsed.getType() === 'MOBILE', mobile);
}
JS
node check.cjs
