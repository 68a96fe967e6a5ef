import { inflateSync } from 'node:zlib';

/** A text that a PDF draws at once. */
export interface PdfSpan {
  page: number;
  x: number;
  y: number;
  /** Without the letters that mark a subset. */
  font: string;
  /** A reader copies these texts: that of each glyph, from left to right, or of all. */
  glyphs: string[];
  /** Glyphs that are the font's mark of a missing one. */
  missing: number;
}

interface PdfFontMap {
  name: string;
  texts: Map<string, string>;
}

const utf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** The objects of a PDF by number, their streams unpacked. */
const objectsOf = (pdf: Uint8Array): Map<string, string> =>
  new Map(
    [
      ...Buffer.from(pdf)
        .toString('latin1')
        .matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g),
    ].map(([, id = '', body = '']) => {
      const [, head = body, stream] = /^([\s\S]*?)\nstream\n([\s\S]*)\nendstream$/.exec(body) ?? [];
      if (stream === undefined || !head.includes('/FlateDecode')) return [id, body];
      return [id, inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')];
    }),
  );

/** The characters of glyphs, by the table that a reader copies text with. */
const textsOf = (table: string): Map<string, string> => {
  const texts = new Map<string, string>();
  for (const [, first = '', , list = ''] of table.matchAll(/<(\w{4})> <(\w{4})> \[([^\]]*)\]/g))
    [...list.matchAll(/<([\w ]*)>/g)].forEach(([, hex = ''], index) => {
      const code = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      texts.set(code, utf16(hex.replaceAll(' ', '')));
    });
  return texts;
};

const fontsOf = (objects: Map<string, string>): Map<string, PdfFontMap> => {
  const fonts = new Map<string, PdfFontMap>();
  for (const body of objects.values())
    for (const [, id = '', ref = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = objects.get(ref) ?? '';
      const [, name = ''] = /\/BaseFont \/[A-Z]{6}\+(\S+)/.exec(font) ?? [];
      const [, table = ''] = /\/ToUnicode (\d+) 0 R/.exec(font) ?? [];
      fonts.set(id, { name, texts: textsOf(objects.get(table) ?? '') });
    }
  return fonts;
};

const escaped: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The text that a part of a page stands for (`ActualText`), if it is stated. */
const actualText = (literal: string | undefined): string | undefined => {
  if (literal === undefined) return undefined;
  const bytes = literal.replaceAll(/\\([^])/g, (_, character: string) => escaped[character] ?? character);
  return utf16(Buffer.from(bytes, 'latin1').toString('hex')).replace(/^\ufeff/, '');
};

/** Texts that are drawn at once, each with the text that it stands for. */
const drawings = /(?:\/ActualText \(((?:\\[^]|[^\\)])*)\)[^]*?)?BT\n([^]*?)\nET/g;

/**
 * Reads the texts that a PDF of pdfkit draws, as a reader copies them: each with its place, in the order of drawing.
 */
export const readPdf = (pdf: Uint8Array): PdfSpan[] => {
  const objects = objectsOf(pdf);
  const fonts = fontsOf(objects);
  const pages = [...objects.values()].flatMap((body) =>
    /\/Type \/Page\b/.test(body) ? [/\/Contents (\d+) 0 R/.exec(body)?.[1] ?? ''] : [],
  );
  return pages.flatMap((contents, page) =>
    [...(objects.get(contents) ?? '').matchAll(drawings)].map(([, literal, body = '']) => {
      const [, x, y] = /1 0 0 1 (\S+) (\S+) Tm/.exec(body) ?? [];
      const font = fonts.get(/\/(F\d+) /.exec(body)?.[1] ?? '');
      const shown = [...body.matchAll(/\[(.*)\] TJ/g)].flatMap(([, parts = '']) => [...parts.matchAll(/<(\w+)>/g)]);
      const codes = shown.flatMap(([, hex = '']) => hex.match(/\w{4}/g) ?? []);
      const stated = actualText(literal);
      return {
        page: page + 1,
        x: Number(x),
        y: Number(y),
        font: font?.name ?? '',
        glyphs: stated === undefined ? codes.map((code) => font?.texts.get(code) ?? '') : [stated],
        missing: codes.filter((code) => code === '0000').length,
      };
    }),
  );
};
