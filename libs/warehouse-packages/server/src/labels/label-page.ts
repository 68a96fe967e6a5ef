import { languageTable, type StaffLanguage } from '@caravan/kernel';
import type { LabelSize } from '@caravan/warehouse-packages/contract';
import { drawBars, drawSquare } from './label-codes.ts';

/** The content of a label. */
export interface Label {
  language: StaffLanguage;
  title: string;
  /** The text of the codes. */
  code: string;
  /** Printed large, such as a recipient; one line each. */
  lines: readonly string[];
  /**
   * Names and values; entries without a value are left out. Short ones come first. From the first with `lines` on, each
   * begins a line of a small label, which shows so many lines of it.
   */
  facts: readonly (readonly [name: string, value: string, lines?: 1 | 2])[];
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (mark) => escapes[mark] ?? mark);

const style = `
:root { font: 9pt/1.35 system-ui, "Noto Sans CJK SC", sans-serif; color: #000; background: #fff; }
body { margin: 0 auto; }
section + section { break-before: page; }
header { display: flex; justify-content: space-between; align-items: start; gap: 4mm; }
.shop { margin: 0; font-size: 11pt; overflow-wrap: anywhere; }
h1 { font-size: 13pt; margin: 0; overflow-wrap: anywhere; }
svg { display: block; flex: none; }
.bars svg { margin: 0 auto; }
.code { text-align: center; font-family: ui-monospace, monospace; margin: 0 0 3mm; overflow-wrap: anywhere; }
address { font-style: normal; font-size: 11pt; border: 1px solid; padding: 2mm; margin-bottom: 3mm; overflow-wrap: anywhere; }
.facts { display: grid; grid-template-columns: auto 1fr; gap: 1mm 3mm; }
dl, dl div { display: contents; }
dt { font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; }
`;

/**
 * A small label has the short facts beside the QR code, the long ones below, and the bars at the bottom. Without bars, the
 * QR code is larger. What is longer than its lines is cut at a line; the first long fact gives lines to the others.
 */
const smallStyle = `
:root { font-size: 6pt; line-height: 1.2; }
section { position: relative; height: 37mm; overflow: hidden; }
header svg { position: absolute; inset: -1.5mm -1.5mm auto auto; }
h1 { font-size: 7pt; }
.code { font-size: 9pt; line-height: 1.1; font-weight: 600; text-align: start; margin: 0 20mm 1mm 0; }
.facts { display: flex; flex-direction: column; gap: 0; height: 11lh; overflow: hidden; }
dl:first-child { display: block; flex: none; margin: 0; min-height: 4lh; padding-inline-end: 9.5mm; }
dl:first-child div { display: inline-block; margin-inline-end: 2mm; }
dl + dl div { display: block; flex: none; }
dl + dl .long { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1; flex: 0 1 auto; min-height: 1lh; overflow: hidden; }
dl + dl .two { -webkit-line-clamp: 2; }
dl + dl .long:nth-child(1) { flex-shrink: 10000; }
dl + dl .long:nth-child(2) { flex-shrink: 100; }
dt, dd { display: inline; }
.both h1 { position: absolute; inset: auto auto 5.2mm 0; font-size: 6pt; }
.both .code { position: absolute; inset: auto 0 5.2mm; font-size: 8pt; text-align: center; margin: 0; }
.both .bars { position: absolute; inset: auto 0 0; }
`;

interface Sheet {
  widthMm: number;
  heightMm: number;
  marginMm: number;
  barsMm: number;
  squareMm: number;
  /** Too small for a recipient, whose address must be whole. */
  isSmall: boolean;
}

const sheets = {
  a6: { widthMm: 105, heightMm: 148, marginMm: 6, barsMm: 18, squareMm: 26, isSmall: false },
  '100x150': { widthMm: 100, heightMm: 150, marginMm: 4, barsMm: 18, squareMm: 26, isSmall: false },
  '60x40': { widthMm: 60, heightMm: 40, marginMm: 1.5, barsMm: 5, squareMm: 11, isSmall: true },
} as const satisfies Record<'a6' | LabelSize, Sheet>;

/** The paper of one label. A single label of a link prints on A6. */
type Paper = keyof typeof sheets;

/** The space of a QR code on a small label without bars, in mm. */
const largeSquareMm = 20;

const sheetStyle = ({
  widthMm,
  heightMm,
  marginMm,
  isSmall,
}: Sheet): string => `@page { size: ${widthMm}mm ${heightMm}mm; margin: ${marginMm}mm; }
body { max-width: ${widthMm - 2 * marginMm}mm; }
@media screen { body { padding: ${marginMm}mm; } }
${style}${isSmall ? smallStyle : ''}`;

const lineClasses = { 1: ' class="long"', 2: ' class="long two"' } as const;

const factOf = ([name, value, lines]: Label['facts'][number]): string =>
  `<div${lines ? lineClasses[lines] : ''}><dt>${escaped(name)}</dt> <dd>${escaped(value)}</dd></div>`;

const listOf = (facts: Label['facts']): string => `<dl>${facts.map(factOf).join(' ')}</dl>`;

/** The short facts, and those from the first long one on. */
const factsOf = ({ facts }: Label): string => {
  const given = facts.filter(([, value]) => value !== '');
  const long = given.findIndex(([, , lines]) => lines !== undefined);
  const short = long < 0 ? given.length : long;
  return [given.slice(0, short), given.slice(short)].map(listOf).join('');
};

const labelSection = async (label: Label, sheet: Sheet, shop: string): Promise<string> => {
  const { title, code, lines } = label;
  const bars = await drawBars(code, { widthMm: sheet.widthMm - 2 * sheet.marginMm, heightMm: sheet.barsMm });
  const square = drawSquare(code, bars === undefined && sheet.isSmall ? largeSquareMm : sheet.squareMm);
  const recipient = lines.length && !sheet.isSmall ? `<address>${lines.map(escaped).join('<br>')}</address>` : '';
  const heading = `${sheet.isSmall ? '' : `<p class="shop">${escaped(shop)}</p>`}<h1>${escaped(title)}</h1>`;
  return `<section${bars === undefined ? '' : ' class="both"'}>
<header><div>${heading}</div>${square}</header>
${bars === undefined ? '' : `<div class="bars">${bars}</div>`}
<p class="code">${escaped(code)}</p>
${recipient}
<div class="facts">${factsOf(label)}</div>
</section>`;
};

/** The paper of the labels, and the name of the shop, for which a small label has no room. */
export interface LabelSheet {
  paper: Paper;
  shop: string;
}

/**
 * A printable page of labels, each on its own sheet with the shop's name, a title, a QR code, a Code 128 and readable text. A text that is
 * too long for bars of the sheet's width has the QR code alone.
 */
export const labelPage = async (labels: readonly [Label, ...Label[]], { paper, shop }: LabelSheet): Promise<string> => {
  const [{ language, title, code }] = labels;
  const sections = await Promise.all(labels.map((label) => labelSection(label, sheets[paper], shop)));
  const rest = labels.length > 1 ? ` +${labels.length - 1}` : '';
  return `<!doctype html>
<html lang="${languageTable[language].tag}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escaped(title)} ${escaped(code)}${rest}</title>
<style>${sheetStyle(sheets[paper])}</style>
</head>
<body>
${sections.join('\n')}
</body>
</html>
`;
};
