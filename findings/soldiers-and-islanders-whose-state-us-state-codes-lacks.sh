#!/bin/sh
# In a US address the state may be one of two letters that are no state's: USPS Publication 28 lists AA, AE and AP for the armed
# forces abroad (an APO or FPO in place of a city), and AS, GU, MP and VI for American Samoa, Guam, the Northern Marianas and the
# Virgin Islands, which all have ZIP codes. us-state-codes 1.1.2, "US state names and postal codes", has the District of Columbia
# and Puerto Rico beside the states, and for these seven no answer: who checks an address by it turns away a parcel that USPS
# carries.
# Seen: null for AA, AE, AP, AS, GU, MP and VI, and for the names of the four islands; "Puerto Rico" for PR, as for all 50
# states.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund us-state-codes@1.1.2
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { getStateNameByStateCode, getStateCodeByStateName } = require('us-state-codes');
const states =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC ' +
  'SD TN TX UT VT VA WA WV WI WY DC PR';
for (const code of states.split(' ')) assert.equal(getStateCodeByStateName(getStateNameByStateCode(code)), code);
for (const code of ['AA', 'AE', 'AP', 'AS', 'GU', 'MP', 'VI']) {
  console.log(code, getStateNameByStateCode(code));
  assert.equal(getStateNameByStateCode(code), null);
}
for (const name of ['American Samoa', 'Guam', 'Northern Mariana Islands', 'Virgin Islands']) {
  assert.equal(getStateCodeByStateName(name), null);
}
assert.equal(getStateNameByStateCode('PR'), 'Puerto Rico');
JS
node check.cjs
