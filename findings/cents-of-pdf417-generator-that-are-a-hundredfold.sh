#!/bin/sh
# pdf417-generator 1.1.1 writes the PDF417 code of Croatian payment slips (HUB-3). By its README the amount is in cents, 12355 for
# 123.55 euros, but its code takes euros: the slip asks for a hundred times as much. The other fields of the README's example
# have other names in the code, and it throws; who corrects the names that it asks for has the wrong amount. HUB-3 is in UTF-8.
# The code has the low byte of each character instead, and its overflow goes into the character before: the payer of the README's
# example has a control character in the name, and others have other letters. Letters of Western Europe come out right.
# Seen: 'missing required field: payerName'; 12355 gives 000000001235500 for 000000000012355; "KORETI" with U+0107 in capitals is
# read with U+0006 at its end, and "Sismis", each s with a caron (U+0160, U+0161), as a grave accent and "jamja".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund pdf417-generator@1.1.1 zxing-wasm@3.1.3
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import generator from 'pdf417-generator';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
const { HUB3, PDF417 } = generator;
const { buffer } = new Uint8Array(readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: buffer } });
const readme = readFileSync('node_modules/pdf417-generator/README.md', 'utf8');
assert.match(readme, /amount: 12355, +\/\/ amount in euro cents/);
const party = { name: 'PETAR PRIMJER', street: 'ULICA 1', city: '10000 ZAGREB' };
const iban = 'HR1210010051863000160';
assert.throws(() => HUB3.format({ amount: 12355, sender: party, receiver: { ...party, iban } }), /required field: payerName/);
const slip = HUB3.format({
  amount: 12355,
  payerName: party.name,
  payerAddress: party.street,
  payerCity: party.city,
  recipientName: party.name,
  recipientAddr: party.street,
  recipientCity: party.city,
  iban,
});
console.log(slip.split('\n'));
assert.deepEqual(slip.split('\n').slice(0, 3), ['HRVHUB30', 'EUR', '000000001235500']);
const [scale, border] = [4, 10];
const read = async (text) => {
  const canvas = { bars: [], getContext: () => ({ scale() {}, fillRect: (...bar) => canvas.bars.push(bar) }) };
  PDF417.draw(text, canvas);
  const [width, height] = [(canvas.width + 2 * border) * scale, (canvas.height + 2 * border) * scale];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [left, top, wide, high] of canvas.bars)
    for (let y = (top + border) * scale; y < (top + high + border) * scale; y += 1)
      for (let x = (left + border) * scale; x < (left + wide + border) * scale; x += 1)
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  const [{ bytes }] = await readBarcodes({ data, width, height, colorSpace: 'srgb' }, { tryHarder: true });
  console.log(text, JSON.stringify(Buffer.from(bytes).toString('latin1')));
  return Buffer.from(bytes).toString('latin1');
};
assert.equal(await read('PETAR KORETIC'), 'PETAR KORETIC');
assert.equal(await read('PETAR KORETI\u0106'), 'PETAR KORETI\u0006');
assert.equal(await read('\u0160i\u0161mi\u0161'), '`jamja');
assert.equal(await read('Jos\u00e9 M\u00fcller'), 'Jos\u00e9 M\u00fcller');
JS
node check.mjs
