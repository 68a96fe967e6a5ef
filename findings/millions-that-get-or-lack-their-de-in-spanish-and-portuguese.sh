#!/bin/sh
# In Spanish and in Portuguese a whole million is followed by "de" before the currency, and a million with something behind it
# is not (Real Academia Espanola, "millon"). On invoices of Mexico and cheques of Brazil the amount stands in words.
# numero-a-letras 1.0.6 puts the "de" behind every million, in front of the rest of the number too, writes no number of a
# thousand millions, and half a cent below a peso as "100/100". numero-por-extenso 1.0.8 never has the "de"; extenso 3.0.0 has.
# Seen: 1234567 is "Un Millon de Doscientos Treinta y Cuatro Mil...", 1000000000 "Millones de Pesos 00/100 M.N.", 99.999
# "Noventa y Nueve Pesos 100/100 M.N."; numero-por-extenso has "um milhao reais", extenso "um milhao de reais".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-save --ignore-scripts --silent --no-audit --no-fund numero-a-letras@1.0.6 numero-por-extenso@1.0.8 extenso@3.0.0
cat >check.cjs <<'JS'
const assert = require('node:assert/strict');
const extensoModule = require('extenso');
const { NumerosALetras } = require('numero-a-letras');
const { estilo, porExtenso } = require('numero-por-extenso');
const extenso = extensoModule.default ?? extensoModule;
for (const [amount, words] of [
  [1000000, 'Un Mill\u00f3n de Pesos 00/100 M.N.'],
  [1000001, 'Un Mill\u00f3n de Un Pesos 00/100 M.N.'],
  [1234567, 'Un Mill\u00f3n de Doscientos Treinta y Cuatro Mil Quinientos Sesenta y Siete Pesos 00/100 M.N.'],
  [999999.99, 'Novecientos Noventa y Nueve Mil Novecientos Noventa y Nueve Pesos 99/100 M.N.'],
  [1000000000, 'Millones de Pesos 00/100 M.N.'],
  [99.999, 'Noventa y Nueve Pesos 100/100 M.N.'],
]) {
  console.log(amount, NumerosALetras(amount));
  assert.equal(NumerosALetras(amount), words);
}
for (const [amount, seen, right] of [
  [1000000, 'um milh\u00e3o reais', 'um milh\u00e3o de reais'],
  [2000000, 'dois milh\u00f5es reais', 'dois milh\u00f5es de reais'],
  [1000000000, 'um bilh\u00e3o reais', 'um bilh\u00e3o de reais'],
  [1000001, 'um milh\u00e3o e um reais', 'um milh\u00e3o e um reais'],
]) {
  const [first, second] = [porExtenso(amount, estilo.monetario), extenso(String(amount), { mode: 'currency' })];
  console.log(amount, first, second);
  assert.deepEqual([first, second], [seen, right]);
}
JS
node check.cjs
