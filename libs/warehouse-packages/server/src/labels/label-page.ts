import { languageTable, type StaffLanguage } from '@caravan/kernel';
import type { LabelSize } from '@caravan/warehouse-packages/contract';
import { code128, drawingSVG, qrcode } from 'bwip-js/node';

/** A bar code and a QR code of the same text, as SVG without styles or scripts. */
interface DrawnCodes {
  bars: string;
  square: string;
}

/** Draws both codes; the white margin is part of a code. */
const drawCodes = (text: string): DrawnCodes => ({
  bars: code128({ bcid: 'code128', text, height: 12, paddingwidth: 10 }, drawingSVG()),
  square: qrcode({ bcid: 'qrcode', text, padding: 4 }, drawingSVG()),
});

/** The content of a label. */
export interface Label {
  language: StaffLanguage;
  title: string;
  /** The text of both codes. */
  code: string;
  /** Printed large, such as a recipient; one line each. */
  lines: readonly string[];
  /** Names and values; entries without a value are left out. */
  facts: readonly (readonly [name: string, value: string])[];
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
h1 { font-size: 13pt; margin: 0; overflow-wrap: anywhere; }
header svg { width: 26mm; height: 26mm; flex: none; }
.bars svg { width: 100%; height: 18mm; }
.code { text-align: center; font-family: ui-monospace, monospace; margin: 0 0 3mm; overflow-wrap: anywhere; }
address { font-style: normal; font-size: 11pt; border: 1px solid; padding: 2mm; margin-bottom: 3mm; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 1mm 3mm; margin: 0; }
dt { font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; }
`;

/** A small label holds the codes and what tells goods apart; the rest is cut off. */
const smallStyle = `
:root { font-size: 6pt; line-height: 1.2; }
section { height: 36mm; overflow: hidden; }
h1 { font-size: 8pt; }
header svg { width: 12mm; height: 12mm; }
.bars svg { height: 8mm; }
.code { font-size: 9pt; font-weight: 600; margin: 0 0 1mm; }
address { font-size: 6pt; padding: 1mm; margin-bottom: 1mm; }
dl { gap: 0 1.5mm; }
`;

/** The paper of one label. A single label of a link prints on A6. */
export type Paper = 'a6' | LabelSize;

const papers: Record<Paper, string> = {
  a6: `@page { size: A6 portrait; margin: 6mm; }
body { max-width: 93mm; }
@media screen { body { padding: 6mm; } }
${style}`,
  '100x150': `@page { size: 100mm 150mm; margin: 4mm; }
body { max-width: 92mm; }
@media screen { body { padding: 4mm; } }
${style}`,
  '60x40': `@page { size: 60mm 40mm; margin: 2mm; }
body { max-width: 56mm; }
@media screen { body { padding: 2mm; } }
${style}${smallStyle}`,
};

const factOf = ([name, value]: readonly [string, string]): string =>
  `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`;

const labelSection = ({ title, code, lines, facts }: Label): string => {
  const { bars, square } = drawCodes(code);
  const recipient = lines.length ? `<address>${lines.map(escaped).join('<br>')}</address>` : '';
  return `<section>
<header><h1>${escaped(title)}</h1>${square}</header>
<div class="bars">${bars}</div>
<p class="code">${escaped(code)}</p>
${recipient}
<dl>${facts
    .filter(([, value]) => value !== '')
    .map(factOf)
    .join('')}</dl>
</section>`;
};

/** A printable page of labels, each on its own sheet with a title, a QR code, a Code 128 and readable text. */
export const labelPage = (labels: readonly [Label, ...Label[]], paper: Paper): string => {
  const [{ language, title, code }] = labels;
  const rest = labels.length > 1 ? ` +${labels.length - 1}` : '';
  return `<!doctype html>
<html lang="${languageTable[language].tag}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escaped(title)} ${escaped(code)}${rest}</title>
<style>${papers[paper]}</style>
</head>
<body>
${labels.map(labelSection).join('\n')}
</body>
</html>
`;
};
