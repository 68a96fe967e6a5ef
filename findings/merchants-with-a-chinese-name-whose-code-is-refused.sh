#!/bin/sh
# EMVCo's specification of merchant QR codes, on which PromptPay, Pix and UnionPay's codes are built, has a template (64) for the
# merchant's name in its own language. The checksum is made of the bytes, in UTF-8, and the specification's own example, of a
# merchant of Beijing, ends in A13A. promptparse 1.6.0 makes it of JavaScript's characters: it refuses that example if asked
# to be strict, and writes another checksum, which others refuse. emvco-qr-sdk 1.0.0 takes the example for damaged as well.
# @walletfactory/emvqr 0.1.1 and emvqr 0.0.5 read it. Without template 64 all of them agree.
# Seen: promptparse parses the example only when not strict and writes C919 for A13A; emvco-qr-sdk has isValid false.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund promptparse@1.6.0 emvco-qr-sdk@1.0.0 \
  @walletfactory/emvqr@0.1.1 emvqr@0.0.5
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { decode: byWallet } = require('@walletfactory/emvqr');
const { getCrcInfo, parseQR, QRParseMode } = require('emvco-qr-sdk');
const { decode } = require('emvqr');
const { parse, withCrcTag } = require('promptparse');
const tag = (id, value) => `${id}${String(value.length).padStart(2, '0')}${value}`;
const language = tag('00', 'ZH') + tag('01', '\u6700\u4f73\u8fd0\u8f93') + tag('02', '\u5317\u4eac');
const example = (...template) =>
  [
    '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT6007BEIJING',
    ...template,
    '540523.7253031565502016233030412340603***0708A60086670902ME91320016A0112233449988770708123456786304',
  ].join('');
const readable = (text, read) => {
  try {
    return Boolean(read(text));
  } catch {
    return false;
  }
};
const look = (text) => [
  readable(text, (code) => parse(code, true)),
  getCrcInfo(text, parseQR(text, { parseMode: QRParseMode.TLV })).isValid,
  readable(text, byWallet),
  readable(text, decode),
];
const official = `${example(tag('64', language))}A13A`;
console.log(official, look(official));
assert.deepEqual(look(official), [false, false, true, true]);
assert.ok(parse(official));
const own = withCrcTag(official.slice(0, -8), '63');
console.log(own.slice(-8), look(own));
assert.equal(own.slice(-8), '6304C919');
assert.deepEqual(look(own).slice(2), [false, false]);
const plain = withCrcTag(example().slice(0, -4), '63');
console.log(plain.slice(-8), look(plain));
assert.deepEqual(look(plain), [true, true, true, true]);
JS
node check.cjs
