#!/bin/sh
# x12-parser 1.3.0 names the parts of an X12 element by number; its README says that component SVC01-01 would be "SVC1-1". It
# is "1", and "1-1" is the second, so that who follows the README, or X12's own names, reads the code of an item where its
# kind should be. And if the header (106 characters) arrives in two pieces, as a stream's chunks may, the separators are never
# found, and the whole file is one segment, without an error.
# Seen: SVC*HC:99213:25 gives 1 "HC", 1-1 "99213", 1-2 "25"; with a first piece of 105 bytes one segment "ISA", with 106 four.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund x12-parser@1.3.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { X12parser } from 'x12-parser';
const header =
  'ISA*00*          *00*          *ZZ*SENDER         *ZZ*RECEIVER       *260105*1200*^*00501*000000001*0*P*:~';
assert.equal(header.length, 106);
const read = async (first) => {
  const file = Buffer.from(`${header}ST*835*0001~SVC*HC:99213:25*100*80~SE*3*0001~`);
  const pieces = Readable.from([file.subarray(0, first), file.subarray(first)], { objectMode: false });
  return pieces.pipe(new X12parser()).toArray();
};
const segments = await read(106);
const service = segments.find(({ name }) => name === 'SVC');
console.log(service);
assert.deepEqual(
  ['1', '1-1', '1-2', '1-3', '2'].map((key) => service[key]),
  ['HC', '99213', '25', undefined, '100'],
);
const names = async (first) => (await read(first)).map(({ name }) => name);
console.log(await names(105), await names(106));
assert.deepEqual(await names(106), ['ISA', 'ST', 'SVC', 'SE']);
assert.deepEqual(await names(105), ['ISA']);
JS
node check.mjs
