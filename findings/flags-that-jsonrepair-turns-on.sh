#!/bin/sh
# jsonrepair 3.15.0 also takes what is "copied from a JavaScript code base" (its README), as the goods of a shop's page stand in
# its scripts. Minifiers write true and false there as !0 and !1, for they are shorter: to the library they are texts, and "!1"
# counts as true where a program asks for it. What was sold out, or not to be sent abroad, is then the opposite. Of Python it
# knows True and False. "void 0", the minified undefined, is a text too, where undefined itself becomes null; and a number in
# the base of 16 is a text, where .5, which JSON does not have either, is a number. terser 5.44.1 writes them so; json5 2.2.3
# refuses them.
# Seen: {inStock:!1,price:.5,was:void 0} is {"inStock":"!1","price":0.5,"was":"void 0"}; False gives false, undefined null.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund jsonrepair@3.15.0 json5@2.2.3 terser@5.44.1
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import JSON5 from 'json5';
import { jsonrepair } from 'jsonrepair';
import { minify } from 'terser';
const { code } = await minify('window.goods={inStock:false,isNew:true,price:0.5,was:undefined}');
const goods = code.slice(code.indexOf('{'), code.lastIndexOf('}') + 1);
const read = JSON.parse(jsonrepair(goods));
console.log(goods, read);
assert.equal(goods, '{inStock:!1,isNew:!0,price:.5,was:void 0}');
assert.deepEqual(read, { inStock: '!1', isNew: '!0', price: 0.5, was: 'void 0' });
assert.ok(read.inStock);
assert.deepEqual(JSON.parse(jsonrepair('{inStock:False,isNew:true,was:undefined,weight:0x1F}')), {
  inStock: false,
  isNew: true,
  was: null,
  weight: '0x1F',
});
assert.throws(() => JSON5.parse(goods));
JS
node check.mjs
