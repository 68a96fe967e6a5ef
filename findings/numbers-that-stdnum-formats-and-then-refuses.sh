#!/bin/sh
# stdnum 1.12.0 refuses tax and identity numbers of Chile and Uruguay as people write them, with dots between the thousands,
# and as its own format() writes them: validate() of these four takes away spaces and hyphens alone. Its README validates a
# Brazilian number with dots, and all others that were tried (of Brazil, Colombia, Argentina and so on) go there and back.
# Seen: CL.rut 12345678-5 is valid, format() makes 12.345.678-5 of it, and that has "an invalid length".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund stdnum@1.12.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import { stdnum } from 'stdnum';
const thereAndBack = (validator, number) => {
  assert.ok(validator.validate(number).isValid);
  const written = validator.format(number);
  const { isValid, error } = validator.validate(written);
  console.log(validator.abbreviation, number, written, isValid, error?.message ?? '');
  return [written, isValid];
};
assert.deepEqual(thereAndBack(stdnum.CL.rut, '12345678-5'), ['12.345.678-5', false]);
assert.deepEqual(thereAndBack(stdnum.CL.run, '12345678-5'), ['12.345.678-5', false]);
assert.deepEqual(thereAndBack(stdnum.UY.cedula, '12345672'), ['1.234.567-2', false]);
assert.deepEqual(thereAndBack(stdnum.UY.nie, '912345670'), ['91.234.567-0', false]);
assert.deepEqual(thereAndBack(stdnum.BR.cpf, '39053344705'), ['390.533.447-05', true]);
assert.deepEqual(thereAndBack(stdnum.CO.nit, '2131234321'), ['213.123.432-1', true]);
JS
node check.mjs
