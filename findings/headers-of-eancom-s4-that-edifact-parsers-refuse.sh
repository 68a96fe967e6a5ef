#!/bin/sh
# Since version 4 of its syntax (ISO 9735:1998), EDIFACT has elements that repeat. The fifth place of UNA, a space in version
# 3, is the separator between the repeats, and "*" is its usual value, also without UNA: the profiles of GS1 Germany for
# EANCOM 2002 S4, the messages of trade with orders and dispatch advices, have it in every header. edifact 1.2.12 ("support
# for the UNA header and custom separators") and ts-edifact 0.0.14 stop at such a header. Where UNB alone says version 4, "*"
# is data to them, without an error: the value of one repeat and the qualifier of the next become one. (ts-edifact also needs
# htmlparser2, which it does not ask for.)
# Seen: UNA:+.?*' throws "Invalid character"; USA+6:16:1+12:1234*13:5678 (algorithm parameters, up to 9 by ISO 9735-5) is one
# element 12, "1234*13", 5678; with a space in the fifth place the same message is read.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund edifact@1.2.12 ts-edifact@0.0.14 htmlparser2@7.2.0
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { Parser } = require('edifact');
const { Reader } = require('ts-edifact');
const body = "UNB+UNOC:4+SENDER+RECEIVER+20261130:1200+1'USA+6:16:1+12:1234*13:5678'UNZ+1+1'";
const byEdifact = (text) => {
  const segments = [];
  const parser = new Parser();
  parser.on('opensegment', (name) => segments.push([name]));
  parser.on('element', () => segments.at(-1).push([]));
  parser.on('component', (data) => segments.at(-1).at(-1).push(data));
  parser.write(text);
  parser.end();
  return segments[1];
};
const byTsEdifact = (text) => {
  const { name, elements } = new Reader().parse(text)[1];
  return [name, ...elements];
};
for (const read of [byEdifact, byTsEdifact]) {
  console.log(read.name, JSON.stringify(read(body)));
  assert.deepEqual(read(body), ['USA', ['6', '16', '1'], ['12', '1234*13', '5678']]);
  assert.deepEqual(read(`UNA:+.? '${body}`), read(body));
  assert.throws(() => read(`UNA:+.?*'${body}`), /Invalid character '?:'? after reading segment name UNA/);
}
JS
node check.cjs
