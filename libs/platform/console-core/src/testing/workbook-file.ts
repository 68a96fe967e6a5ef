import { strToU8, zipSync } from 'fflate';

/** A cell as a workbook writes it: a text, a number by its digits, or one that is shown as a day or a time. */
export type WorkbookCell = string | { digits: string; isDay?: true };

const mainSpace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationSpace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageSpace = 'http://schemas.openxmlformats.org/package/2006';

const xml = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`);
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Excel writes neither empty rows nor empty cells. */
const sheetXml = (rows: readonly (readonly WorkbookCell[])[], shared: string[]): string => {
  const cellXml = (cell: WorkbookCell, place: string): string => {
    if (cell === '') return '';
    if (typeof cell !== 'string') return `<c r="${place}" s="${cell.isDay ? 1 : 0}"><v>${cell.digits}</v></c>`;
    shared.push(cell);
    return `<c r="${place}" t="s"><v>${shared.length - 1}</v></c>`;
  };
  const rowXml = (cells: readonly WorkbookCell[], row: number): string =>
    cells.length
      ? `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, `${String.fromCodePoint(65 + column)}${row + 1}`)).join('')}</row>`
      : '';
  return `<worksheet xmlns="${mainSpace}"><sheetData>${rows.map(rowXml).join('')}</sheetData></worksheet>`;
};

const relation = (id: string, kind: string, target: string): string =>
  `<Relationship Id="${id}" Type="${relationSpace}/${kind}" Target="${target}"/>`;
const relations = (...all: string[]) =>
  xml(`<Relationships xmlns="${packageSpace}/relationships">${all.join('')}</Relationships>`);

/** The parts of a workbook as Excel saves it. */
export const workbookParts = (
  sheets: readonly (readonly (readonly WorkbookCell[])[])[],
): Record<string, Uint8Array<ArrayBuffer>> => {
  const shared: string[] = [];
  const texts = sheets.map((rows) => sheetXml(rows, shared));
  const names = texts.map((_, index) => `<sheet name="S${index}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`);
  const strings = shared.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`);
  return {
    '[Content_Types].xml': xml(`<Types xmlns="${packageSpace}/content-types"></Types>`),
    '_rels/.rels': relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': xml(
      `<workbook xmlns="${mainSpace}" xmlns:r="${relationSpace}"><sheets>${names.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': relations(
      ...texts.map((_, index) => relation(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`)),
      relation('rId98', 'styles', 'styles.xml'),
      relation('rId99', 'sharedStrings', 'sharedStrings.xml'),
    ),
    'xl/styles.xml': xml(
      `<styleSheet xmlns="${mainSpace}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="22"/></cellXfs></styleSheet>`,
    ),
    'xl/sharedStrings.xml': xml(`<sst xmlns="${mainSpace}">${strings.join('')}</sst>`),
    ...Object.fromEntries(texts.map((text, index) => [`xl/worksheets/sheet${index + 1}.xml`, xml(text)])),
  };
};

/** A workbook of Excel with some sheets. */
export const workbookFile = (...sheets: (readonly (readonly WorkbookCell[])[])[]): Uint8Array<ArrayBuffer> =>
  zipSync(workbookParts(sheets));
