#!/bin/sh
# OFX 1.0 to 1.6 is SGML: a value needs no end tag, a new line has no meaning, and a bank may send the whole statement in one line.
# ofx-data-extractor 1.5.0 ends a value at the end of the line or at its own end tag alone. If the end tag of the group around it
# comes first, it throws an error about JSON, and the statement is not read. The same statement is read with a line for each tag,
# or with all end tags. ofx-js 1.1.1 reads all three.
# Seen: "Expected ',' or '}' after property value in JSON" for one line, 10.50 for the others.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund ofx-data-extractor@1.5.0 ofx-js@1.1.1
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import { Ofx } from 'ofx-data-extractor';
import { parse } from 'ofx-js';
const head = 'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nSECURITY:NONE\nENCODING:USASCII\nCHARSET:1252\nCOMPRESSION:NONE\n\n';
const line = [
  '<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20260105120000<LANGUAGE>ENG</SONRS>',
  '</SIGNONMSGSRSV1><BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS><STMTRS><CURDEF>USD',
  '<BANKACCTFROM><BANKID>1<ACCTID>2<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST><DTSTART>20260101<DTEND>20260131',
  '<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260105<TRNAMT>10.50<FITID>B1<NAME>SHOP<MEMO>ORDER 17</STMTTRN></BANKTRANLIST>',
  '<LEDGERBAL><BALAMT>100.00<DTASOF>20260131</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
].join('');
const lines = line.replaceAll('<', '\n<');
const closed = line.replace(/<(\w+)>([^<]+)/g, '<$1>$2</$1>');
for (const text of [line, lines, closed]) {
  const { OFX } = await parse(head + text);
  assert.equal(OFX.BANKMSGSRSV1.STMTTRNRS.STMTRS.BANKTRANLIST.STMTTRN.TRNAMT, '10.50');
}
for (const text of [lines, closed]) {
  const found = JSON.stringify(new Ofx(head + text).toJson());
  console.log(found.slice(found.indexOf('TRNTYPE') - 2));
  assert.match(found, /"TRNAMT":"10\.50"/);
}
assert.throws(() => new Ofx(head + line).toJson(), (error) => {
  console.log(error.message);
  return error instanceof SyntaxError && /after property value in JSON/.test(error.message);
});
JS
node check.mjs
