import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { soaking } from '@caravan/server-core/testing';
import { parseHtml } from '../pages/html-page.ts';
import { PageTooComplex, refuseComplexPage } from './page-limits.ts';

const threeMegabytes = 3 * 1024 * 1024;
const filled = (part: string, bytes = threeMegabytes): string => part.repeat(Math.ceil(bytes / part.length));

/**
 * Elements that browsers and parsers treat differently: void ones, ones that close others, ones with raw text, and
 * foreign ones.
 */
const name = fc.constantFrom('b', 'div', 'p', 'li', 'a', 'table', 'td', 'svg', 'math', 'select', 'x-y', 'form', 'font');
const piece = fc.oneof(
  name.map((tag) => `<${tag}>`),
  name.map((tag) => `<${tag} itemprop=offers itemscope>`),
  name.map((tag) => `</${tag}>`),
  fc.constantFrom('$1', '<!-- a -->', '<br>', '<img src=a>', '<div/>'),
);

describe('a page', () => {
  it('is counted by the parser that builds its tree', () => {
    // Another version closes other elements, so it counts another depth.
    const own = createRequire(import.meta.url);
    const ofCheerio = createRequire(own.resolve('cheerio'));
    expect(ofCheerio.resolve('htmlparser2')).toBe(own.resolve('htmlparser2'));
  });

  it('of three megabytes of any repeated pieces is read or refused without delay', async () => {
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 4 }), (pieces) => {
        const started = process.cpuUsage();
        try {
          parseHtml(filled(pieces.join('')));
        } catch (error) {
          expect(error).toBeInstanceOf(PageTooComplex);
        }
        // A tree of a million levels takes a minute. The slowest accepted page takes a few seconds. Processor time does not
        // depend on what else the machine does.
        expect(process.cpuUsage(started).user / 1_000).toBeLessThan(15_000);
      }),
      {
        numRuns: soaking ? 200 : 4,
        examples: [
          [['<b>']],
          [['<div>', '<p>', '<a>']],
          [['</x-y>', '<b>']],
          [['<a>', '</b>']],
          [['<form>', '</math>']],
        ],
      },
    );
  }, 600_000);

  it.each([
    ['deep', filled('<b>')],
    ['deep, and closed again', `${'<b>'.repeat(400_000)}${'</b>'.repeat(400_000)}`],
    ['wide', filled('<i>x</i>')],
    ['full of comments', filled('x<!---->')],
  ])('that is %s is refused', (_, html) => {
    expect(() => refuseComplexPage(html)).toThrow(PageTooComplex);
  });

  it.each([
    [
      'with the largest number of rows',
      filled('<div class="row"><span class="price">$1.00</span><a href="/x">x</a></div>'),
    ],
    ['nested as deep as browsers allow', `${'<div>'.repeat(512)}x${'</div>'.repeat(512)}`],
    ['with unclosed paragraphs', filled('<p>a', 300_000)],
    ['with unclosed cells', filled('<tr><td>a<td>b', 300_000)],
    ['with many void elements', filled('<br><img src=a><input>', 300_000)],
  ])('%s is read', (_, html) => {
    expect(() => refuseComplexPage(html)).not.toThrow();
  });
});
