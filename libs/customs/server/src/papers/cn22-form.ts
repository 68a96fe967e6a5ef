import { contentsCategories, type CustomsPaper } from '@caravan/customs/contract';
import type { PdfForm, PdfMark } from '@caravan/server-core';
import { itemMarks } from './item-bars.ts';
import { amount, countryIn, kilograms, partyLines, recipientReference, senderReference } from './paper-texts.ts';
import { categoryWords, words } from './paper-words.ts';
import { both, box, boxed, filled, inPages, listed, row, text, ticked } from './sheet.ts';

/** A label of 100 × 150 mm, which the printers of the station have. */
const sheet = { widthMm: 100, heightMm: 150 } as const;
const left = 3;
const width = sheet.widthMm - 2 * left;
const half = width / 2;
const linesOfPage = 5;
const rowHeight = 6.4;

const columns = [
  { width: 44 },
  { width: 15, align: 'right' },
  { width: 18, align: 'right' },
  { width: width - 77 },
] as const;

const page = (paper: CustomsPaper, lines: CustomsPaper['lines'], at: number, pages: number, item: PdfMark[]) => {
  const isLast = at === pages;
  const marks: PdfMark[] = [
    text({ x: left, y: 3, width: width - 22, height: 8 }, both(words.title), 9),
    text({ x: left + width - 22, y: 2.5, width: 22, height: 8 }, 'CN 22', 15, { align: 'right' }),
    text({ x: left, y: 8.2, width: width - 10, height: 3.4 }, both(words.opened), 6.5),
    text({ x: left + width - 10, y: 9, width: 10, height: 3.4 }, `${at}/${pages}`, 6, { align: 'right' }),
    box({ x: left, y: 12, width, height: 18 }),
    text({ x: left + 0.8, y: 12.4, width: width - 2, height: 2.6 }, both(words.item), 5.5, { muted: true }),
    ...item,
    ...listed({ x: left, y: 30, width: half, height: 23 }, both(words.from), partyLines(paper.sender)),
    ...listed({ x: left + half, y: 30, width: half, height: 23 }, both(words.to), partyLines(paper.recipient)),
    ...boxed({ x: left, y: 53, width: half, height: 9 }, both(words.senderReference), senderReference(paper), {
      labelLines: 2,
    }),
    ...boxed({ x: left + half, y: 53, width: half, height: 9 }, both(words.importerShort), recipientReference(paper), {
      labelLines: 2,
    }),
    box({ x: left, y: 62, width, height: 10.6 }),
    ...contentsCategories.flatMap((one, index) =>
      ticked(
        { x: left + 1 + (index % 2) * half, y: 62.5 + Math.floor(index / 2) * 3.3, width: half - 2, height: 3.2 },
        both(categoryWords[one]),
        one === paper.category,
      ),
    ),
    ...row(
      { x: left, y: 72.6, height: 8.4 },
      columns.map(({ width: wide }) => ({ width: wide })),
      [
        `${words.quantity[0]}, ${words.contents[0].toLowerCase()} / ${words.quantity[1]} et ${words.contents[1].toLowerCase()}`,
        both(words.netWeight),
        both(words.value),
        both(words.tariffAndOrigin),
      ],
      5.5,
    ),
  ];
  Array.from({ length: linesOfPage }, (_, index) => lines[index]).forEach((line, index) => {
    const cells = line
      ? [
          `${line.quantity} × ${line.description}`,
          kilograms(line.weight_g),
          amount(paper, line.value_fen),
          `${line.hs_code} · ${countryIn(line.origin)}`,
        ]
      : [];
    marks.push(...row({ x: left, y: 81 + index * rowHeight, height: rowHeight }, columns, cells, 7));
  });
  const below = 81 + linesOfPage * rowHeight;
  const total = (value: string): string => (isLast ? value : both(words.continued));
  marks.push(
    ...boxed(
      { x: left, y: below, width: half, height: 8 },
      both(words.totalGross),
      total(`${kilograms(paper.gross_weight_g)} kg`),
      { size: 9 },
    ),
    ...boxed(
      { x: left + half, y: below, width: half, height: 8 },
      both(words.totalValue),
      total(amount(paper, paper.value_fen)),
      { size: 9 },
    ),
    filled({ x: left, y: below + 8, width, height: 15 }, `${words.certify[0]}\n${words.certify[1]}`, 5.5),
    ...boxed(
      { x: left, y: below + 23, width, height: sheet.heightMm - below - 26 },
      both(words.signature),
      `${paper.day}  ${paper.signer}`,
    ),
  );
  return marks;
};

/** The CN 22 of a package, with a page for each five lines. */
export const cn22Form = async (paper: CustomsPaper): Promise<PdfForm> => {
  const item = await itemMarks(paper, { x: left + 1, y: 15, width: width - 2, height: 14.6 });
  const pages = inPages(paper.lines, linesOfPage);
  return {
    ...sheet,
    lang: 'en',
    title: `CN 22 ${paper.number}`,
    at: `${paper.day}T00:00:00.000Z`,
    pages: pages.map((lines, index) => page(paper, lines, index + 1, pages.length, item)),
  };
};
