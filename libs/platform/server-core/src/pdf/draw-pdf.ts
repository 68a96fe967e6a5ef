import * as fontkit from 'fontkit';
import PDFDocument from 'pdfkit';
import type { PdfDocument, PdfRow } from './pdf-document.ts';
import { printable } from './printable.ts';

const margin = 48;
const footerSpace = 40;
const valueShare = 0.34;
const gap = 12;
const ink = '#10201F';
const muted = '#586765';
const line = '#D9E1DE';

type Drawing = InstanceType<typeof PDFDocument>;

/** What all parts of a drawing share. */
interface Pen {
  doc: Drawing;
  width: number;
  show: (text: string) => string;
}

const bottomOf = (doc: Drawing): number => doc.page.height - margin - footerSpace;

/** Starts a page if this much does not fit any more. */
const makeRoom = ({ doc }: Pen, height: number): void => {
  if (doc.y + height > bottomOf(doc)) doc.addPage();
};

/** Lines and their sizes are measured before they are drawn, so that no row is torn apart. */
const drawRow = (pen: Pen, row: PdfRow): void => {
  const { doc, show, width } = pen;
  // A hash is the one value that needs the whole line.
  const wide = /^[0-9a-f]{64}$/.test(row.value);
  const valueWidth = wide ? width : width * valueShare;
  const labelWidth = wide ? width : width - valueWidth - gap;
  const label = show(row.label);
  const hint = row.hint ? show(row.hint) : '';
  const value = show(row.value);
  doc.fontSize(row.strong ? 11 : 9.5);
  const labelHeight = doc.heightOfString(label, { width: labelWidth });
  const valueHeight = doc.heightOfString(value, { width: valueWidth });
  doc.fontSize(8);
  const hintHeight = hint ? doc.heightOfString(hint, { width: labelWidth }) : 0;
  const textHeight = labelHeight + hintHeight;
  const height = wide ? textHeight + valueHeight : Math.max(textHeight, valueHeight);
  makeRoom(pen, height + 9);
  const top = doc.y;
  doc.fontSize(row.strong ? 11 : 9.5).fillColor(ink);
  doc.text(label, margin, top, { width: labelWidth });
  doc.text(value, wide ? margin : margin + labelWidth + gap, wide ? top + textHeight : top, {
    width: valueWidth,
    align: wide ? 'left' : 'right',
  });
  if (hint)
    doc
      .fontSize(8)
      .fillColor(muted)
      .text(hint, margin, top + labelHeight, { width: labelWidth });
  doc.x = margin;
  doc.y = top + height + 4;
  doc
    .moveTo(margin, doc.y)
    .lineTo(margin + width, doc.y)
    .lineWidth(0.5)
    .strokeColor(line)
    .stroke();
  doc.y += 5;
};

const drawSection = (pen: Pen, { title, rows }: PdfDocument['sections'][number]): void => {
  const { doc, show, width } = pen;
  // A heading is not left alone at the end of a page.
  makeRoom(pen, 70);
  doc.y += 10;
  doc.fontSize(12).fillColor(ink).text(show(title), margin, doc.y, { width });
  doc.y += 5;
  for (const row of rows) drawRow(pen, row);
};

const drawFooters = ({ doc, show, width }: Pen, footer: string): void => {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    // Text below the margin would start another page.
    doc.page.margins.bottom = 0;
    const top = doc.page.height - margin - 14;
    doc.fontSize(7).fillColor(muted);
    doc.text(show(footer), margin, top, { width: width - 60, lineBreak: true });
    doc.text(`${page + 1} / ${count}`, margin + width - 50, top, { width: 50, align: 'right' });
  }
};

/** Draws a document on A4 pages. The font file is embedded with the glyphs that the text uses. */
export const drawPdf = (document: PdfDocument, font: string): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const glyphs = fontkit.openSync(font);
    if (!('hasGlyphForCodePoint' in glyphs)) throw new Error('the font file has several fonts');
    const doc = new PDFDocument({
      size: 'A4',
      margins: { top: margin, left: margin, right: margin, bottom: margin + footerSpace },
      bufferPages: true,
      // Without it, pdfkit loads a standard font that has no Chinese characters.
      font,
      lang: document.lang,
      displayTitle: true,
      info: { Title: document.title, CreationDate: new Date(document.at) },
    });
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.on('error', reject);
    // The font has Chinese quotation marks, which are as wide as a character.
    const narrow = (text: string): string =>
      document.narrowQuotes ? text.replaceAll(/[‘’‚]/g, "'").replaceAll(/[“”„]/g, '"') : text;
    const pen: Pen = {
      doc,
      width: doc.page.width - 2 * margin,
      show: (text) => printable(narrow(text), (codePoint) => glyphs.hasGlyphForCodePoint(codePoint)),
    };
    doc.fontSize(17).fillColor(ink).text(pen.show(document.title), { width: pen.width });
    doc.y += 8;
    for (const fact of document.facts) drawRow(pen, fact);
    for (const section of document.sections) drawSection(pen, section);
    doc.y += 8;
    for (const note of document.notes) {
      const text = pen.show(note);
      doc.fontSize(8.5).fillColor(muted);
      makeRoom(pen, doc.heightOfString(text, { width: pen.width }) + 4);
      doc.text(text, margin, doc.y, { width: pen.width });
      doc.y += 4;
    }
    drawFooters(pen, document.footer);
    doc.end();
  });
