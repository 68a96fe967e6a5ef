#!/bin/sh
# Brazil's customs ask for the tax number of who receives a parcel. New numbers of companies (CNPJ) have letters in their
# first twelve places since July 2026 (Receita Federal, Instrucao Normativa 2.229 of 2024, which counts a letter by its ASCII
# code less 48; 12.ABC.345/01DE-35 is the example of its manual). @brazilian-utils/brazilian-utils 2.4.0 refuses them unless
# it is told "version 2", and without that writes a number of nine digits, in which the letters are gone, without an error.
# cnpj 5.1.1 and js-brasil 2.8.0 do so if the letters are small, while brazilian-values 0.14.1 leaves them small. @fnando/cnpj
# 2.0.0, cpf-cnpj-validator 2.1.2 and stdnum 1.12.0 write all of these as the tax office does.
# Seen: 12ABC34501DE35 becomes 12.345.013/5; 12abc34501de35 becomes 123450135, 12.345.013/5___-__ and 12.abc.345/01de-35.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund @brazilian-utils/brazilian-utils@2.4.0 cnpj@5.1.1 \
  js-brasil@2.8.0 brazilian-values@0.14.1 @fnando/cnpj@2.0.0 cpf-cnpj-validator@2.1.2 stdnum@1.12.0
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const { formatCnpj, isValidCnpj } = require('@brazilian-utils/brazilian-utils');
const { formatToCNPJ } = require('brazilian-values');
const cnpj = require('cnpj');
const { cnpj: byValidator } = require('cpf-cnpj-validator');
const fnando = require('@fnando/cnpj');
const { maskBr } = require('js-brasil');
const { stdnum } = require('stdnum');
const [large, small, official] = ['12ABC34501DE35', '12abc34501de35', '12.ABC.345/01DE-35'];
const rows = {
  'brazilian-utils': [formatCnpj(large), formatCnpj(small)],
  cnpj: [cnpj.format(large), cnpj.format(small)],
  'js-brasil': [maskBr.cnpj(large), maskBr.cnpj(small)],
  'brazilian-values': [formatToCNPJ(large), formatToCNPJ(small)],
};
console.log(rows);
assert.deepEqual(rows, {
  'brazilian-utils': ['12.345.013/5', '12.345.013/5'],
  cnpj: [official, '123450135'],
  'js-brasil': [official, '12.345.013/5___-__'],
  'brazilian-values': [official, '12.abc.345/01de-35'],
});
assert.equal(isValidCnpj(official), false);
assert.equal(isValidCnpj(official, { version: 2 }), true);
assert.equal(formatCnpj(small, { version: 2 }), official);
for (const write of [fnando.format, byValidator.format, stdnum.BR.cnpj.format]) {
  assert.deepEqual([write(large), write(small)], [official, official]);
}
JS
node check.cjs
