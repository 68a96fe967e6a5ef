#!/bin/sh
# @point-of-sale/receipt-printer-encoder 4.0.1 takes the content of a GS1-128 with its identifiers in brackets, and sends it to
# a printer of ESC/POS without them. A field that has no fixed length, such as a batch (10) or a serial number (21), ends by
# FNC1 (GS1 General Specifications, of joined fields), and Epson's printers set FNC1 at the beginning alone; within the data it is "{1"
# (technical reference of GS k, m = 74). The brackets, which those printers would take as they are, print and not encode, were
# what told the fields apart; the encoder sets nothing in their place, and its documentation names no FNC1. To printers of
# Star it sends them. What such a printer draws was drawn by bwip-js 4.11.4, and read by zxing-wasm 3.1.3.
# Seen: (10)LOT1(21)7 is sent as "10LOT1217", and read as (10)LOT1217: the batch has the serial number in it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund @point-of-sale/receipt-printer-encoder@4.0.1 bwip-js@4.11.4 zxing-wasm@3.1.3
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';
import bwip from 'bwip-js';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
const { buffer } = new Uint8Array(readFileSync('node_modules/zxing-wasm/dist/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: buffer } });
const send = (language, value) => {
  const bytes = new ReceiptPrinterEncoder({ language }).barcode(value, 'gs1-128', { height: 60 }).encode();
  return Buffer.from(bytes).toString('latin1');
};
const GS_K_74 = '\u001dkJ';
const data = (value) => {
  const sent = send('esc-pos', value);
  const start = sent.indexOf(GS_K_74) + GS_K_74.length;
  return sent.slice(start + 1, start + 1 + sent.charCodeAt(start));
};
const drawnByEpson = async (value) => {
  const text = `^FNC1${data(value).replaceAll('{1', '^FNC1')}`;
  const png = await bwip.toBuffer({ bcid: 'code128', text, parsefnc: true, scale: 2, height: 15, padding: 10, backgroundcolor: 'FFFFFF' });
  const [{ text: read }] = await readBarcodes(png, { tryHarder: true, textMode: 'HRI' });
  console.log(value, data(value), read);
  return read;
};
assert.equal(data('(10)LOT1(21)7'), '10LOT1217');
assert.equal(await drawnByEpson('(10)LOT1(21)7'), '(10)LOT1217');
assert.equal(await drawnByEpson('(10)LOT1{1(21)7'), '(10)LOT1(21)7');
assert.equal(await drawnByEpson('(3103)001250(10)LOT1'), '(3103)001250(10)LOT1');
assert.ok(send('star-prnt', '(10)LOT1(21)7').includes('(10)LOT1(21)7'));
JS
node check.mjs
