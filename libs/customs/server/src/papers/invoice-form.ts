import type { CustomsPaper } from '@caravan/customs/contract';
import type { PdfForm, PdfMark } from '@caravan/server-core';
import { amount, countryIn, kilograms, partyLines, recipientReference } from './paper-texts.ts';
import { categoryWords } from './paper-words.ts';
import { box, boxed, filled, inPages, listed, row, text } from './sheet.ts';

/** A4. Couriers and their customs brokers read English. */
const sheet = { widthMm: 210, heightMm: 297 } as const;
const left = 15;
const width = sheet.widthMm - 2 * left;
const half = width / 2;
const middle = left + half;
const tableTop = 112;
const rowHeight = 9;
const linesOfPage = 12;

const columns = [
  { width: 10, align: 'right' },
  { width: 58 },
  { width: 22 },
  { width: 28 },
  { width: 14, align: 'right' },
  { width: 20, align: 'right' },
  { width: width - 152, align: 'right' },
] as const;

const head = (paper: CustomsPaper, at: number, pages: number): PdfMark[] => [
  text({ x: left, y: 14, width: width - 30, height: 10 }, 'COMMERCIAL INVOICE', 18),
  text({ x: left + width - 30, y: 17, width: 30, height: 6 }, `${at} / ${pages}`, 9, { align: 'right' }),
  ...boxed({ x: left, y: 27, width: half / 2, height: 10 }, 'Invoice number', paper.number, { size: 9 }),
  ...boxed({ x: left + half / 2, y: 27, width: half / 2, height: 10 }, 'Date', paper.day, { size: 9 }),
  ...boxed({ x: middle, y: 27, width: half, height: 10 }, 'Waybill / tracking number', paper.item_number ?? '', {
    size: 9,
  }),
  ...listed({ x: left, y: 37, width: half, height: 36 }, 'Seller / exporter', partyLines(paper.sender), 10),
  ...listed(
    { x: middle, y: 37, width: half, height: 36 },
    'Buyer / importer / ship to',
    partyLines(paper.recipient),
    10,
  ),
  ...boxed({ x: left, y: 73, width: half / 2, height: 10 }, 'EORI of the exporter', paper.eori, { size: 9 }),
  ...boxed({ x: left + half / 2, y: 73, width: half / 2, height: 10 }, 'IOSS number', paper.ioss, { size: 9 }),
  ...boxed({ x: middle, y: 73, width: half, height: 10 }, 'Tax number of the importer', recipientReference(paper), {
    size: 9,
  }),
  ...boxed(
    { x: left, y: 83, width: half, height: 10 },
    'Terms of delivery (Incoterms 2020)',
    `${paper.incoterm} ${countryIn(paper.recipient.country)}`,
    { size: 9 },
  ),
  ...boxed({ x: middle, y: 83, width: half / 2, height: 10 }, 'Reason for export', categoryWords[paper.category][0], {
    size: 9,
  }),
  ...boxed(
    { x: middle + half / 2, y: 83, width: half / 2, height: 10 },
    'Currency',
    `${paper.currency} (Chinese yuan)`,
    {
      size: 9,
    },
  ),
  ...boxed({ x: left, y: 93, width: half / 2, height: 10 }, 'Packages', '1', { size: 9 }),
  ...boxed(
    { x: left + half / 2, y: 93, width: half / 2, height: 10 },
    'Net weight',
    `${kilograms(paper.net_weight_g)} kg`,
    { size: 9 },
  ),
  ...boxed({ x: middle, y: 93, width: half, height: 10 }, 'Gross weight', `${kilograms(paper.gross_weight_g)} kg`, {
    size: 9,
  }),
];

const lineCells = (paper: CustomsPaper, line: CustomsPaper['lines'][number], number: number): string[] => [
  String(number),
  line.description,
  line.hs_code,
  countryIn(line.origin),
  String(line.quantity),
  kilograms(line.weight_g),
  amount(paper, line.value_fen),
];

const table = (paper: CustomsPaper, lines: CustomsPaper['lines'], before: number): PdfMark[] => [
  ...row(
    { x: left, y: tableTop - 7, height: 7 },
    columns,
    [
      'No.',
      'Description of goods',
      'HS code',
      'Country of origin',
      'Quantity',
      'Net weight, kg',
      'Value of all pieces',
    ],
    7,
  ),
  ...lines.flatMap((line, index) =>
    row(
      { x: left, y: tableTop + index * rowHeight, height: rowHeight },
      columns,
      lineCells(paper, line, before + index + 1),
      9,
    ),
  ),
];

const totals = (paper: CustomsPaper, y: number): PdfMark[] => {
  const sums: (readonly [string, number])[] = [
    ['Value of the goods', paper.value_fen],
    ['Freight', paper.freight_fen],
    ['Insurance', paper.insurance_fen],
    ['Total', paper.value_fen + paper.freight_fen + paper.insurance_fen],
  ];
  const nameWidth = 40;
  const sumWidth = 34;
  return sums.flatMap(([name, fen], index) =>
    row(
      { x: left + width - nameWidth - sumWidth, y: y + index * 7, height: 7 },
      [{ width: nameWidth }, { width: sumWidth, align: 'right' }],
      [name, amount(paper, fen)],
      name === 'Total' ? 11 : 9,
    ),
  );
};

const signature = (paper: CustomsPaper): PdfMark[] => [
  filled(
    { x: left, y: 254, width, height: 8 },
    'I declare that the information on this invoice is true and correct, and that the goods are of the origin shown.',
    9,
  ),
  box({ x: left, y: 262, width, height: 20 }),
  ...boxed(
    { x: left, y: 262, width: half, height: 20 },
    'Date, name of the signatory',
    `${paper.day}  ${paper.signer}`,
    {
      size: 10,
    },
  ),
  ...boxed({ x: middle, y: 262, width: half, height: 20 }, 'Signature', ''),
];

/** The commercial invoice of a package, with a page for each twelve lines. */
export const invoiceForm = (paper: CustomsPaper): PdfForm => {
  const pages = inPages(paper.lines, linesOfPage);
  return {
    ...sheet,
    lang: 'en',
    title: `Commercial invoice ${paper.number}`,
    at: `${paper.day}T00:00:00.000Z`,
    pages: pages.map((lines, index) => [
      ...head(paper, index + 1, pages.length),
      ...table(paper, lines, index * linesOfPage),
      ...(index + 1 === pages.length
        ? [...totals(paper, tableTop + 3 + lines.length * rowHeight), ...signature(paper)]
        : []),
    ]),
  };
};
