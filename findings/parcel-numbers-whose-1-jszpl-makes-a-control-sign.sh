#!/bin/sh
# jszpl 2.0.1 writes ZPL II for label printers, Data Matrix codes among them. The command is ^BXo,h,s,c,r,f,g,a (Zebra's ZPL II
# programming guide): f is a format that quality 200 does not use, g the sign that begins a control sequence in the data, the
# tilde if nothing is given, and a the form, 1 for a square. jszpl writes "^BXN,10,200,,,~,1": the tilde is one place too
# early, and the sign is 1. By the guide a sign with 1 to 3 behind it is a function code (2 links several symbols, and takes
# nine digits), with d and three digits a character, so that RR123456785CN has such a sequence in its midst, and the label has
# another number or none. On the screen zpl-renderer-js 3.4.0, which does not know g, shows what was meant. Data without a 1
# are right.
# Seen: g is "1" and a is not given, with RR123456785CN as it is behind it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund jszpl@2.0.1
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { Barcode, BarcodeType, Label, PrintDensity } = require('jszpl');
const label = new Label();
label.printDensity = PrintDensity.dpmm8;
label.width = 100;
label.height = 50;
const code = new Barcode();
code.type = BarcodeType.DataMatrix;
code.data = 'RR123456785CN';
label.content.push(code);
const zpl = label.generateZPL();
console.log(zpl);
const [, values, data] = /\^BX([^^]*)\^FD([^^]*)\^FS/.exec(zpl);
const [o, h, s, c, r, f, g, a] = values.split(',');
console.log({ o, h, s, c, r, f, g, a });
assert.deepEqual([o, h, s, c, r, f, g, a], ['N', '10', '200', '', '', '~', '1', undefined]);
assert.equal(data, 'RR123456785CN');
assert.ok(data.includes(g));
JS
node check.cjs
