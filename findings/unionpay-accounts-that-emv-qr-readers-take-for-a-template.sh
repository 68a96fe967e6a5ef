#!/bin/sh
# In EMVCo's merchant QR codes the fields 02 to 25 are a card scheme's account, plain digits (15 and 16 are UnionPay's), and only
# 26 to 51 hold fields of their own. emvqr 0.0.5 looks for fields in all of them: whether it refuses the code or gives other
# digits, without the first four, depends on the merchant's number. steplix-emvqr 0.2.3 does so where it finds something that
# looks like a field. Of the additional data (62) it keeps what stands before the first field that is none of 01, 03, 05, 07 and
# 08, so that the terminal of EMVCo's own example is gone. @walletfactory/emvqr 0.1.1 leaves all of this alone.
# Seen: of account 3125..., 31 digits, emvqr throws "Invalid EMV data" and steplix-emvqr has two fields in a field 31; of 5555...
# (04) emvqr has {"55":"555555554444"}; of 62, "0304...0603...0708...", steplix-emvqr has the 03 alone.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund emvqr@0.0.5 steplix-emvqr@0.2.3 @walletfactory/emvqr@0.1.1 \
  promptparse@1.6.0
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { decode: byWallet } = require('@walletfactory/emvqr');
const { decode } = require('emvqr');
const { withCrcTag } = require('promptparse');
const { decode: bySteplix } = require('steplix-emvqr');
const tag = (id, value) => `${id}${String(value.length).padStart(2, '0')}${value}`;
const unionPay = '3125010230031234567890123456789';
const additional = tag('03', '1234') + tag('06', '***') + tag('07', 'A6008667') + tag('09', 'ME');
const write = (...accounts) =>
  withCrcTag(
    [
      tag('00', '01') + tag('01', '11'),
      ...accounts,
      tag('26', tag('00', 'D15600000000') + tag('05', 'A93FO3230Q')) + tag('52', '4111') + tag('53', '156'),
      tag('58', 'CN') + tag('59', 'BEST TRANSPORT') + tag('60', 'BEIJING') + tag('62', additional),
    ].join(''),
    '63',
  );
const code = write(tag('15', unionPay));
assert.throws(() => decode(code), /Invalid EMV data/);
const card = decode(write(tag('04', '5555555555554444')))['04'].data;
console.log(card);
assert.deepEqual(card, { 55: { id: '55', name: undefined, len: 55, data: '555555554444' } });
assert.equal(decode(write())['59'].data, 'BEST TRANSPORT');
const read = bySteplix(code, true);
console.log(read['15'], read['62'], byWallet(code)['15'], byWallet(code)['62']);
assert.deepEqual(read['15'], { 31: { '01': '30', '03': '345678901234' } });
assert.deepEqual(read['62'], { '03': '1234' });
assert.equal(byWallet(code)['15'], unionPay);
assert.equal(byWallet(code)['62'], additional);
JS
node check.cjs
