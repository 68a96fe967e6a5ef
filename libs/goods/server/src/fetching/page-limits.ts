import { Parser } from 'htmlparser2';

/** Browsers stop at a depth of 512. */
const maxDepth = 1_000;
/** Elements, texts and comments. Three megabytes of legitimate product rows have half as many. */
const maxNodes = 500_000;

/** The page is too complex to parse, probably on purpose. */
export class PageTooComplex extends Error {
  override readonly name = 'PageTooComplex';
}

/**
 * Throws `PageTooComplex` if a page nests too deep or has too many parts. It counts with cheerio's version of the
 * parser. It only keeps two numbers, while a tree takes time with the square of its depth.
 */
export const refuseComplexPage = (html: string): void => {
  let depth = 0;
  let nodes = 0;
  const count = (): void => {
    nodes += 1;
    if (nodes > maxNodes) throw new PageTooComplex(`the page has more than ${maxNodes} parts`);
  };
  const parser = new Parser({
    onopentagname: () => {
      count();
      depth += 1;
      if (depth > maxDepth) throw new PageTooComplex(`the page nests more than ${maxDepth} elements`);
    },
    onclosetag: () => {
      depth -= 1;
    },
    ontext: count,
    oncomment: count,
  });
  parser.end(html);
};
