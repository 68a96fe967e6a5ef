import { Marked, type Tokens } from 'marked';
import type { Article } from '@caravan/content/contract';
import { headingIds } from './heading-ids.ts';
import { plainText, sanitiseHtml } from './sanitise-html.ts';

export type Toc = Article['toc'];

/** What is kept of an article beside its Markdown. */
export interface RenderedArticle {
  /** Sanitised. */
  html: string;
  toc: Toc;
  /** The words alone, for searching. */
  plain: string;
}

/** The page has the only `h1`: a writer's `#` becomes `h2`; nothing is deeper than `h4`. */
const levelOf = (depth: number): number => Math.min(Math.max(depth, 2), 4);

const cells = (row: readonly Tokens.TableCell[], cell: (one: Tokens.TableCell) => string): string => `<tr>${row.map(cell).join('')}</tr>`;

/** Markdown to HTML: headings with stable ids and a table of contents; tables that scroll in their own box where a screen is too narrow. */
export const renderArticle = (markdown: string): RenderedArticle => {
  const toc: Toc = [];
  const idOf = headingIds();
  const marked = new Marked({
    gfm: true,
    async: false,
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens);
        const title = plainText(inner);
        const entry = { id: idOf(title), title, level: levelOf(depth) };
        toc.push(entry);
        return `<h${entry.level} id="${entry.id}">${inner}</h${entry.level}>\n`;
      },
      table({ header, rows }) {
        const head = cells(header, (cell) => `<th scope="col">${this.parser.parseInline(cell.tokens)}</th>`);
        const body = rows.map((row) => cells(row, (cell) => `<td>${this.parser.parseInline(cell.tokens)}</td>`)).join('');
        return `<div class="table-scroll"><table><thead>${head}</thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  const html = sanitiseHtml(marked.parse(markdown, { async: false }));
  return { html, toc, plain: plainText(html) };
};
