#!/bin/sh
# A boleto, the Brazilian payment slip, has the day it is due as four digits, days since 7 October 1997. They ended with 9999 on
# 21 February 2025, and the banks' association (FEBRABAN) had them begin again with 1000 on the day after: 1327 is 15 January 2026.
# broleto 0.0.12 and boleto.js 1.1.4 go on counting from 1997, so that a valid slip of today was due in 2001. gerar-boletos 1.4.5
# and gerador-boletos 1.0.4 write no slip that is due after 2023: they throw at the year. node-boleto 2.3.0 writes 1327, and
# @mrmgomes/boleto-utils 1.3.3 gives both dates and leaves the choice to the caller.
# Seen: 1327 is 2001-05-26 in broleto, "expired", and in boleto.js; "menor que 2024" twice.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund broleto@0.0.12 boleto.js@1.1.4 node-boleto@2.3.0 \
  gerar-boletos@1.4.5 gerador-boletos@1.0.4 @mrmgomes/boleto-utils@1.3.3
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
globalThis.window = globalThis;
const BoletoJs = require('boleto.js');
const { validarBoleto } = require('@mrmgomes/boleto-utils');
const { Boleto: Broleto } = require('broleto');
const generators = [require('gerar-boletos/lib/utils/functions/boletoUtils.js'), require('gerador-boletos/lib/boletoUtils.js')];
const { Boleto: NodeBoleto } = require('node-boleto');
const day = (date) => new Date(date).toISOString().slice(0, 10);
for (const [due, factor, seen] of [
  ['2025-02-21', '9999', '2025-02-21'],
  ['2025-02-22', '1000', '2000-07-03'],
  ['2026-01-15', '1327', '2001-05-26'],
]) {
  const date = new Date(`${due}T12:00:00Z`);
  const slip = new NodeBoleto({
    banco: 'santander',
    data_emissao: date,
    data_vencimento: date,
    valor: 1500,
    nosso_numero: '1234567',
    numero_documento: '123123',
    cedente: 'EXEMPLO LTDA',
    cedente_cnpj: '11222333000181',
    agencia: '3978',
    codigo_cedente: '6404154',
    carteira: '102',
  });
  assert.equal(slip.barcode_data.slice(5, 9), factor);
  const line = slip.linha_digitavel.replace(/\D/g, '');
  const [read, utils] = [new Broleto(line), validarBoleto(line)];
  const drawn = new BoletoJs(line).expirationDate();
  console.log(due, line, day(read.expirationDate()), day(drawn), utils.vencimento, utils.vencimentoComNovoFator2025);
  assert.ok(read.valid() && read.expired());
  assert.deepEqual([day(read.expirationDate()), day(drawn), day(utils.vencimento)], [seen, seen, seen]);
  if (factor !== '9999') assert.equal(day(utils.vencimentoComNovoFator2025), due);
}
for (const { Datas } of generators) {
  assert.ok(new Datas().comVencimento(new Date(2023, 11, 31)));
  assert.throws(() => new Datas().comVencimento(new Date(2026, 0, 15)), (error) => {
    console.log(error.message);
    return /maior que 1997 e menor que 2024/.test(error.message);
  });
}
JS
TZ=UTC node check.cjs
