#!/bin/sh
# humanparser 2.7.0 and humanname 0.2.2 take the surname Ma, one of China's commonest, for the degree M.A., also where nothing
# is written in capitals: who is called Ling Ma has no last name. humanparser does so even where the comma says which part
# the surname is, and then has an empty last name; humanname reads what stands before a comma as the first name.
# another-name-parser 0.1.0 does it with Do, of Vietnam. parse-full-name 1.2.7 splits all of these right.
# Seen: "Ling Ma" gives suffix "Ma" and "MA" and no last name; "Ma, Ling" suffix "Ma" and no last name, and first name "Ma";
# "Lan Do" suffix "Do".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund humanparser@2.7.0 humanname@0.2.2 another-name-parser@0.1.0 parse-full-name@1.2.7
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const anotherNameParser = require('another-name-parser');
const humanname = require('humanname');
const humanparser = require('humanparser');
const { parseFullName } = require('parse-full-name');
for (const name of ['Ling Ma', 'Ma, Ling', 'Lan Do']) {
  const { first, last, suffix } = parseFullName(name);
  console.log(name, first, last);
  assert.deepEqual([first, last, suffix], name === 'Lan Do' ? ['Lan', 'Do', ''] : ['Ling', 'Ma', '']);
}
const one = humanparser.parseName('Ling Ma');
const reversed = humanparser.parseName('Ma, Ling');
const other = humanname.parse('Ling Ma');
const otherReversed = humanname.parse('Ma, Ling');
const vietnamese = anotherNameParser('Lan Do');
console.log(one, reversed, other, otherReversed, vietnamese);
assert.deepEqual([one.firstName, one.lastName, one.suffix], ['Ling', '', 'Ma']);
assert.deepEqual([reversed.firstName, reversed.lastName, reversed.suffix], ['Ling', '', 'Ma']);
assert.deepEqual([other.firstName, other.lastName, other.suffix], ['Ling', '', 'MA']);
assert.deepEqual([otherReversed.firstName, otherReversed.lastName], ['Ma', 'Ling']);
assert.deepEqual([vietnamese.first, vietnamese.last ?? '', vietnamese.suffix], ['Lan', '', 'Do']);
JS
node check.cjs
