import { describe, expect, test } from 'vitest';
import { renderArticle } from './render-article.ts';
import { plainText, sanitiseHtml } from './sanitise-html.ts';

describe('headings', () => {
  test('get stable ids from their text in any script; a repeated text gets a number', () => {
    const { html, toc } = renderArticle(
      '## 1. Paste the link\n\n## 首重 500 克\n\n### Fees & "more"\n\n## 1. Paste the link\n\n## !!!',
    );
    expect(toc).toEqual([
      { id: '1-paste-the-link', title: '1. Paste the link', level: 2 },
      { id: '首重-500-克', title: '首重 500 克', level: 2 },
      { id: 'fees-more', title: 'Fees & "more"', level: 3 },
      { id: '1-paste-the-link-2', title: '1. Paste the link', level: 2 },
      { id: 'section', title: '!!!', level: 2 },
    ]);
    for (const { id, level } of toc) expect(html).toContain(`<h${level} id="${id}">`);
  });

  test('have levels from h2 to h4', () => {
    expect(renderArticle('# One\n\n##### Five').toc.map(({ level }) => level)).toEqual([2, 4]);
  });

  test('keep their markup in the text but not in the table of contents', () => {
    const { html, toc } = renderArticle('## The `MTCN` and **you**');
    expect(html).toContain('The <code>MTCN</code> and <strong>you</strong>');
    expect(toc[0]).toMatchObject({ id: 'the-mtcn-and-you', title: 'The MTCN and you' });
  });
});

describe('dangerous markup is removed', () => {
  test.each([
    ['<script>alert(1)</script>', 'alert'],
    ['<img src=x onerror=alert(1)>', 'onerror'],
    ['<img src="https://elsewhere.example/a.png">', 'elsewhere'],
    ['<img src="//elsewhere.example/a.png">', 'elsewhere'],
    ['<img src="data:image/svg+xml;base64,AAAA">', 'data:'],
    ['[a](javascript:alert(1))', 'javascript:'],
    ['<a href="java&#10;script:alert(1)">a</a>', 'alert'],
    ['<a href="//elsewhere.example">a</a>', 'elsewhere'],
    ['<p style="position:fixed">a</p>', 'style'],
    ['<iframe src="https://elsewhere.example"></iframe>', 'iframe'],
    ['<form action="/v1/login"><input name="password"></form>', '<input'],
    ['<svg><animate onbegin=alert(1)></svg>', 'onbegin'],
    ['<div class="toast">a</div>', 'toast'],
    ['<p id="token">a</p>', 'id='],
  ])('%s', (markdown, trace) => {
    expect(renderArticle(markdown).html).not.toContain(trace);
  });

  test('stored HTML is sanitised as well, and clean HTML does not change', () => {
    const { html } = renderArticle(
      '## Fees\n\n| a | b |\n| - | - |\n| 1 & 2 | [x](https://x.example) |\n\n> "quoted" — 首重',
    );
    expect(sanitiseHtml(html)).toBe(html);
    expect(sanitiseHtml(`${html}<script>alert(1)</script>`)).toBe(html);
  });
});

test('external links send no referrer; internal links stay unchanged', () => {
  const { html } = renderArticle('[out](https://x.example) [in](/faq/59/a)');
  expect(html).toContain('<a href="https://x.example" rel="noopener noreferrer">out</a>');
  expect(html).toContain('<a href="/faq/59/a">in</a>');
});

test('a table has a scroll container and header cells', () => {
  const { html } = renderArticle('| Fee | How much |\n| --- | --- |\n| Photo | ¥2.00 |');
  expect(html).toContain('<div class="table-scroll"><table><thead><tr><th scope="col">Fee</th>');
  expect(html).toContain('<td>¥2.00</td>');
});

test('the plain text has no tags', () => {
  expect(renderArticle('## A & B\n\n- one\n- two\n\n| c | d |\n| - | - |\n| `<e>` | f |').plain).toBe(
    'A & B one two c d <e> f',
  );
  expect(plainText('<h2>a</h2><p>b<br>c</p>')).toBe('a b c');
});
