#!/bin/sh
# isbn 0.4.0 "parses, validates and formats" ISBNs, and gives null for "invalid format", says its README. In Node it knows the
# books of English speaking countries (0 and 1) and of Japan (4) alone, since the table of the other groups, which lies in the
# package, is not loaded and exports nothing: valid ISBNs of China, Taiwan, Hong Kong, Germany and France are null, with hyphens
# and without. It looks at the group without the prefix, so that a book of Korea (979-11) is of the "English speaking area".
# isbn-utils 1.1.0 and isbn3 2.0.11 know them; of the United States' 979-8 isbn3 alone.
# Seen: null for 9787301048153, 9789861234564, 9789620812347, 9783591234566, 9782070360024; 9784873113364 is 978-4-87311-336-4;
# 9791189567897 is 979-1-189-56789-7 for 979-11-89567-89-7.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund isbn@0.4.0 isbn-utils@1.1.0 isbn3@2.0.11
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { ISBN } = require('isbn');
const utils = require('isbn-utils');
const isbn3 = require('isbn3');
for (const [text, first, second, third] of [
  ['9784873113364', '978-4-87311-336-4', '978-4-87311-336-4', '978-4-87311-336-4'],
  ['9780134685991', '978-0-13-468599-1', '978-0-13-468599-1', '978-0-13-468599-1'],
  ['9787301048153', null, '978-7-301-04815-3', '978-7-301-04815-3'],
  ['978-7-301-04815-3', null, '978-7-301-04815-3', '978-7-301-04815-3'],
  ['9789861234564', null, '978-986-123-456-4', '978-986-123-456-4'],
  ['9789620812347', null, '978-962-08-1234-7', '978-962-08-1234-7'],
  ['9783591234566', null, '978-3-591-23456-6', '978-3-591-23456-6'],
  ['9782070360024', null, '978-2-07-036002-4', '978-2-07-036002-4'],
  ['9791189567897', '979-1-189-56789-7', '979-11-89567-89-7', '979-11-89567-89-7'],
  ['9798650123453', null, null, '979-8-6501-2345-3'],
]) {
  const seen = [ISBN.hyphenate(text), utils.parse(text)?.asIsbn13(true) ?? null, isbn3.parse(text)?.isbn13h ?? null];
  console.log(text, ...seen);
  assert.deepEqual(seen, [first, second, third]);
}
assert.equal(ISBN.parse('9787301048153'), null);
assert.equal(ISBN.parse('9791189567897').codes.groupname, 'English speaking area');
assert.deepEqual(Object.keys(ISBN.GROUPS), ['0', '1', '4']);
assert.deepEqual(Object.keys(require('isbn/isbn-groups')), []);
JS
node check.cjs
