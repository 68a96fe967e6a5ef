#!/bin/sh
# exceljs 4.4.0 reads a number as a date if its format has one of the letters b, d, h, m, M, s and y behind a backslash, an
# underscore or an asterisk, where ECMA-376 (18.8.31) takes the letter literally, or for a width or a filling: a length in
# "0.0\m" or a count of days in "0\d" is a day of January 1900. It does so with files that it wrote itself. Behind quotes the
# same letters are no date. hucre 1.0.0 and read-excel-file 9.3.17 read the number.
# Seen: 1.2 in 0.0\m, 0\d, 0\h, 0\ \b\o\x and 0.00_m comes back as a Date of 1899-12-31; in 0.0"m" and 0.0\ \k\g as 1.2.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund exceljs@4.4.0 hucre@1.0.0 read-excel-file@9.3.17
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import ExcelJS from 'exceljs';
import { readXlsx } from 'hucre/xlsx';
import { readSheet } from 'read-excel-file/node';
const there = async (format) => {
  const workbook = new ExcelJS.Workbook();
  const cell = workbook.addWorksheet('Prices').getCell('A1');
  cell.value = 1.2;
  cell.numFmt = format;
  return Buffer.from(await workbook.xlsx.writeBuffer());
};
const back = async (file) => {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(file);
  return workbook.worksheets[0].getCell('A1').value;
};
for (const format of ['0.0\\m', '0\\d', '0\\h', '0\\ \\b\\o\\x', '0.00_m']) {
  const file = await there(format);
  const value = await back(file);
  console.log(format, value);
  assert.ok(value instanceof Date);
  assert.equal(value.toISOString(), '1899-12-31T04:48:00.000Z');
  assert.equal((await readXlsx(file)).sheets[0].rows[0][0], 1.2);
  assert.equal((await readSheet(file))[0][0], 1.2);
}
for (const format of ['0.0"m"', '0.0\\ \\k\\g']) assert.equal(await back(await there(format)), 1.2);
JS
node check.mjs
