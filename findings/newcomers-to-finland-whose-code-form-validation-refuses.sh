#!/bin/sh
# Finland's identity code has a sign between the date of birth and the number, which tells the century: "-" or "A". As some
# days had no numbers left, a decree in force since 1 January 2023 added Y, X, W, V and U to "-" and B, C, D, E and F to "A";
# the first such code was given on 19 December 2023 (Digital and Population Data Services Agency), above all for people who
# move there. @form-validation/validator-id 2.4.0 refuses all ten. finnish-ssn 2.1.2 and stdnum 1.12.0 take them. The codes
# below are of the range 900 to 999, which is never given to anybody.
# Seen: 010594-9021 and 010504A902T are valid in all three, those with the ten other signs in the last two alone.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund @form-validation/validator-id@2.4.0 finnish-ssn@2.1.2 \
  stdnum@1.12.0
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { id } = require('@form-validation/validator-id');
const { FinnishSSN } = require('finnish-ssn');
const { stdnum } = require('stdnum');
const sign = (digits) => '0123456789ABCDEFHJKLMNPRSTUVWXY'[Number(digits) % 31];
const look = (value) => [
  id().validate({ value, field: 'id', element: {}, elements: [], options: { country: 'FI' } }).valid,
  FinnishSSN.validate(value),
  stdnum.FI.hetu.validate(value).isValid,
];
for (const century of '-AYXWVUBCDEF') {
  const day = '-YXWVU'.includes(century) ? '010594' : '010504';
  const code = `${day}${century}902${sign(`${day}902`)}`;
  console.log(code, ...look(code));
  assert.deepEqual(look(code), ['-', 'A'].includes(century) ? [true, true, true] : [false, true, true]);
}
JS
node check.cjs
