#!/bin/sh
# namecase 1.1.2 gives names that were typed in capitals or small letters their usual spelling. It takes the surname Xi for the
# Roman eleven and leaves it in capitals, also where it is the whole of a surname and with the option for separate fields, where
# nothing can precede a number. Xi is a surname of China, and GB/T 28039 spells names in Pinyin with a first capital alone. Typed
# "xi" in small letters the name becomes "XI" as well. pretty-name 0.0.3 has it right.
# Seen: "XI" for "xi" and "XI", "Li XI"; Wang, Yip and O'Brien are right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund namecase@1.1.2 pretty-name@0.0.3
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const nameCase = require('namecase');
const prettyName = require('pretty-name');
for (const [typed, seen, right] of [
  ['WANG', 'Wang', 'Wang'],
  ['YIP', 'Yip', 'Yip'],
  ["O'BRIEN", "O'Brien", "O'Brien"],
  ['XI', 'XI', 'Xi'],
  ['xi', 'XI', 'Xi'],
  ['LI XI', 'Li XI', 'Li Xi'],
]) {
  console.log(typed, nameCase(typed), prettyName(typed));
  assert.equal(nameCase(typed), seen);
  assert.equal(nameCase(typed, { individualFields: true }), seen);
  assert.equal(prettyName(typed), right);
}
JS
node check.cjs
