import { contentsCategories, type CustomsPaper } from '@caravan/customs/contract';
import type { PdfForm, PdfMark } from '@caravan/server-core';
import { itemMarks } from './item-bars.ts';
import { amount, countryIn, kilograms, partyLines, recipientReference, senderReference } from './paper-texts.ts';
import { categoryWords, words } from './paper-words.ts';
import { both, box, boxed, filled, inPages, listed, row, text, ticked, type Words } from './sheet.ts';

/** A5 across, the size of the form. */
const sheet = { widthMm: 210, heightMm: 148 } as const;
const left = 5;
const width = sheet.widthMm - 2 * left;
const half = width / 2;
const middle = left + half;
const linesOfPage = 5;
const rowHeight = 6.4;
const tableTop = 57;

/** The instructions on the form's back name fields by these numbers. */
const numbered = (one: Words, number: number): string => `${both(one)} (${number})`;

const columns = [
  { width: 72 },
  { width: 18, align: 'right' },
  { width: 22, align: 'right' },
  { width: 28, align: 'right' },
  { width: 26 },
  { width: width - 166 },
] as const;

const head = (paper: CustomsPaper, at: number, pages: number, item: PdfMark[]): PdfMark[] => [
  ...listed({ x: left, y: 5, width: half, height: 25 }, both(words.from), partyLines(paper.sender)),
  ...boxed({ x: left, y: 30, width: half, height: 7 }, both(words.senderReference), senderReference(paper)),
  ...listed({ x: left, y: 37, width: half, height: 20 }, both(words.to), partyLines(paper.recipient, false)),
  text({ x: middle + 1, y: 5, width: half - 24, height: 6 }, both(words.title), 10),
  text({ x: middle + half - 24, y: 4, width: 24, height: 8 }, 'CN 23', 16, { align: 'right' }),
  text({ x: middle + 1, y: 10.6, width: half - 14, height: 3.4 }, both(words.opened), 6.5),
  text({ x: middle + half - 12, y: 11, width: 12, height: 3.4 }, `${at}/${pages}`, 6, { align: 'right' }),
  box({ x: middle, y: 14.5, width: half, height: 22.5 }),
  text({ x: middle + 0.8, y: 14.9, width: half - 2, height: 2.6 }, both(words.item), 5.5, { muted: true }),
  ...item,
  ...boxed({ x: middle, y: 37, width: half, height: 11 }, both(words.importer), recipientReference(paper), {
    labelLines: 2,
    size: 9,
  }),
  ...boxed({ x: middle, y: 48, width: half, height: 9 }, both(words.importerContact), paper.recipient.phone),
];

const table = (paper: CustomsPaper, lines: CustomsPaper['lines'], isLast: boolean): PdfMark[] => {
  const bottom = tableTop + 8 + linesOfPage * rowHeight;
  const total = (value: string): string => (isLast ? value : both(words.continued));
  return [
    ...row(
      { x: left, y: tableTop, height: 8 },
      columns.map(({ width: wide }) => ({ width: wide })),
      [
        numbered(words.contents, 1),
        numbered(words.quantity, 2),
        numbered(words.netWeight, 3),
        numbered(words.value, 5),
        numbered(words.tariff, 7),
        numbered(words.origin, 8),
      ],
      6,
    ),
    ...Array.from({ length: linesOfPage }, (_, index) => lines[index]).flatMap((line, index) =>
      row(
        { x: left, y: tableTop + 8 + index * rowHeight, height: rowHeight },
        columns,
        line
          ? [
              line.description,
              String(line.quantity),
              kilograms(line.weight_g),
              amount(paper, line.value_fen),
              line.hs_code,
              countryIn(line.origin),
            ]
          : [],
        8,
      ),
    ),
    ...boxed(
      { x: left, y: bottom, width: 66, height: 8 },
      numbered(words.totalGross, 4),
      total(`${kilograms(paper.gross_weight_g)} kg`),
      { size: 9 },
    ),
    ...boxed(
      { x: left + 66, y: bottom, width: 67, height: 8 },
      numbered(words.totalValue, 6),
      total(amount(paper, paper.value_fen)),
      { size: 9 },
    ),
    ...boxed(
      { x: left + 133, y: bottom, width: width - 133, height: 8 },
      numbered(words.charges, 9),
      total(amount(paper, paper.freight_fen + paper.insurance_fen)),
      { size: 9 },
    ),
  ];
};

/** A square that is crossed if there is such a paper, above the place for its number. */
const attached = (x: number, name: Words, number: number, label: Words, value: string): PdfMark[] => {
  const wide = 41;
  return [
    box({ x, y: 129, width: wide, height: 14 }),
    ...ticked({ x: x + 1, y: 129.6, width: wide - 2, height: 3 }, numbered(name, number), value !== ''),
    text({ x: x + 1, y: 133, width: wide - 2, height: 2.6 }, both(label), 5.5, { muted: true }),
    ...(value === '' ? [] : [text({ x: x + 1, y: 136, width: wide - 2, height: 5 }, value, 8)]),
  ];
};

const foot = (paper: CustomsPaper): PdfMark[] => {
  const top = tableTop + 16 + linesOfPage * rowHeight;
  const leftWidth = 123;
  const right = left + leftWidth;
  const rightWidth = width - leftWidth;
  const isSale = paper.category === 'sale_of_goods';
  return [
    box({ x: left, y: top, width: leftWidth, height: 10 }),
    text({ x: left + 0.8, y: top + 0.3, width: 34, height: 6 }, numbered(words.category, 10), 5.5, { muted: true }),
    ...contentsCategories.flatMap((one, index) =>
      ticked(
        {
          x: left + 35 + (index % 2) * 44,
          y: top + 0.4 + Math.floor(index / 2) * 3.1,
          width: 43,
          height: 3,
        },
        both(categoryWords[one]),
        one === paper.category,
      ),
    ),
    ...boxed({ x: left, y: top + 10, width: leftWidth, height: 129 - top - 10 }, numbered(words.comments, 11), '', {
      labelLines: 2,
    }),
    ...attached(left, words.licence, 12, words.licenceNumber, ''),
    ...attached(left + 41, words.certificate, 13, words.certificateNumber, ''),
    ...attached(left + 82, words.invoice, 14, words.invoiceNumber, isSale ? paper.number : ''),
    ...boxed({ x: right, y: top, width: rightWidth, height: 8 }, both(words.office), paper.day),
    filled({ x: right, y: top + 8, width: rightWidth, height: 17 }, `${words.certify[0]} / ${words.certify[1]}`, 5.5),
    box({ x: right, y: top + 8, width: rightWidth, height: 17 }),
    ...boxed(
      { x: right, y: top + 25, width: rightWidth, height: 143 - top - 25 },
      numbered(words.signature, 15),
      `${paper.day}  ${paper.signer}`,
    ),
  ];
};

/** The CN 23 of a package, with a page for each five lines. */
export const cn23Form = async (paper: CustomsPaper): Promise<PdfForm> => {
  const item = await itemMarks(paper, { x: middle + 2, y: 18, width: half - 4, height: 18 });
  const pages = inPages(paper.lines, linesOfPage);
  return {
    ...sheet,
    lang: 'en',
    title: `CN 23 ${paper.number}`,
    at: `${paper.day}T00:00:00.000Z`,
    pages: pages.map((lines, index) => [
      ...head(paper, index + 1, pages.length, item),
      ...table(paper, lines, index + 1 === pages.length),
      ...foot(paper),
    ]),
  };
};
