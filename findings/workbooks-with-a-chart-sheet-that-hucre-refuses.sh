#!/bin/sh
# hucre 1.0.0 reads no sheet of a workbook in which one chart has a sheet of its own (Excel: "Move Chart, New sheet"). It
# looks for a worksheet behind every entry of the workbook, though ECMA-376 (18.3.1.12) has chart sheets, whose relationship
# is of another type, and throws away the worksheets beside them. Choosing the worksheets by `sheets` avoids it.
# Seen: readXlsx throws 'missing worksheet file for sheet "Chart1"'; with sheets: ['Data'] it gives [['SF1', 12]].
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund hucre@1.0.0 fflate@0.8.3
cat >check.mjs <<'JS'
import assert from 'node:assert/strict';
import { strToU8, zipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (...all) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all
    .map(([kind, target], index) => `<Relationship Id="rId${index + 1}" Type="${office}/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`;
const row = '<row r="1"><c r="A1" t="inlineStr"><is><t>SF1</t></is></c><c r="B1"><v>12</v></c></row>';
const parts = {
  '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
  '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Data" sheetId="1" r:id="rId1"/><sheet name="Chart1" sheetId="2" r:id="rId2"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relations(
    ['worksheet', 'worksheets/sheet1.xml'],
    ['chartsheet', 'chartsheets/sheet1.xml'],
  ),
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${row}</sheetData></worksheet>`,
  'xl/chartsheets/sheet1.xml': `<chartsheet xmlns="${main}"/>`,
};
const file = zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
await assert.rejects(readXlsx(file), (error) => {
  console.log(error.message);
  return /missing worksheet file for sheet "Chart1"/.test(error.message);
});
const { sheets } = await readXlsx(file, { sheets: ['Data'] });
console.log(JSON.stringify(sheets[0].rows));
assert.deepEqual(sheets[0].rows, [['SF1', 12]]);
JS
node check.mjs
