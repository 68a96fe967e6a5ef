#!/bin/sh
# Printers of ESC/POS draw a QR code of the bytes that they get (Epson's reference of GS ( k, function 180: any byte from 0 to
# 255). A code for payment says in which characters these are: 1, UTF-8, in the third line of a SEPA code (EPC069-12), and
# UTF-8 always for a merchant's name in Chinese (EMVCo, template 64). @point-of-sale/receipt-printer-encoder 4.0.1 sends a
# question mark for each letter that Latin-1 does not have, for Star's printers too, and one byte for an umlaut, so that a SEPA
# code of a payee with an umlaut is no UTF-8. escpos-buffer 4.1.0 sends the lower byte of each letter, which is another letter.
# Neither throws, and text beside the code is in the printer's code page as it should be. ASCII is right in both.
# Seen: U+6DF1 U+5733 (Shenzhen) is sent as "??" and as F1 33, which is an n with a tilde and a 3; u with an umlaut as FC in
# both.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund @point-of-sale/receipt-printer-encoder@4.0.1 \
  escpos-buffer@4.1.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import Encoder from '@point-of-sale/receipt-printer-encoder';
const { InMemory, Printer } = createRequire(import.meta.url)('escpos-buffer');
const store = Buffer.from('1P0');
const content = (bytes) => {
  const sent = Buffer.from(bytes);
  const start = sent.indexOf(store);
  return sent.subarray(start + 3, start + sent.readUInt16LE(start - 2)).toString('hex');
};
const look = async (text) => {
  const memory = new InMemory();
  await (await Printer.CONNECT('TM-T20', memory)).qrcode(text);
  const seen = [content(new Encoder({ language: 'esc-pos' }).initialize().qrcode(text).encode()), content(memory.buffer())];
  console.log(text, Buffer.from(text).toString('hex'), seen);
  return seen;
};
assert.deepEqual(await look('RR123456785CN'), Array(2).fill(Buffer.from('RR123456785CN').toString('hex')));
assert.deepEqual(await look('\u6df1\u5733'), ['3f3f', 'f133']);
assert.deepEqual(await look('M\u00fcller'), ['4dfc6c6c6572', '4dfc6c6c6572']);
const star = Buffer.from(new Encoder({ language: 'star-prnt' }).initialize().qrcode('\u6df1\u5733').encode());
assert.ok(star.includes('??'));
JS
node check.mjs
