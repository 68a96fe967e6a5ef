#!/bin/sh
# OFX writes "&" and "<" within a value as "&amp;" and "&lt;" (2.3.2.1 of its specification). Of three parsers ofx-js 1.1.1
# alone gives back what was meant. ofx-data-extractor 1.5.0 leaves the escapes in the text, and node-ofx-parser 0.5.1 adds
# two more to each, because it escapes every "&" of the file twice and unescapes none. A payer's name matches no customer.
# Seen: "Ada &amp; Co" gives "Ada & Co", "Ada &amp; Co" and "Ada &amp;amp;amp; Co".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund ofx-js@1.1.1 ofx-data-extractor@1.5.0 node-ofx-parser@0.5.1
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import nodeOfxParser from 'node-ofx-parser';
import { Ofx } from 'ofx-data-extractor';
import { parse } from 'ofx-js';
const file = (name) => `OFXHEADER:100
DATA:OFXSGML
VERSION:102
SECURITY:NONE
ENCODING:USASCII
CHARSET:1252
COMPRESSION:NONE
OLDFILEUID:NONE
NEWFILEUID:NONE

<OFX>
<BANKMSGSRSV1>
<STMTTRNRS>
<TRNUID>1
<STMTRS>
<CURDEF>EUR
<BANKTRANLIST>
<DTSTART>20260101
<DTEND>20260105
<STMTTRN>
<TRNTYPE>CREDIT
<DTPOSTED>20260105
<TRNAMT>10.50
<FITID>17
<NAME>${name}
</STMTTRN>
</BANKTRANLIST>
</STMTRS>
</STMTTRNRS>
</BANKMSGSRSV1>
</OFX>
`;
const read = async (text) => {
  const nameOf = ({ OFX }) => OFX.BANKMSGSRSV1.STMTTRNRS.STMTRS.BANKTRANLIST.STMTTRN.NAME;
  const seen = [
    nameOf(await parse(text)),
    new Ofx(text).getBankTransferList()[0].NAME,
    nameOf(nodeOfxParser.parse(text)),
  ];
  console.log(seen);
  return seen;
};
assert.deepEqual(await read(file('Ada &amp; Co')), ['Ada & Co', 'Ada &amp; Co', 'Ada &amp;amp;amp; Co']);
assert.deepEqual(await read(file('Ada Co')), Array(3).fill('Ada Co'));
JS
node check.mjs
