import { Marked, type Tokens } from 'marked';
import type { Article } from '@caravan/content/contract';
import { headingIds } from './heading-ids.ts';
import { plainText, sanitiseHtml } from './sanitise-html.ts';

export type Toc = Article['toc'];

/** The columns that are derived from the Markdown of an article. */
export interface RenderedArticle {
  /** Sanitised. */
  html: string;
  toc: Toc;
  /** The text without tags, for the search. */
  plain: string;
}

/** Only the page title is an `h1`: `#` in an article becomes `h2`, and nothing is deeper than `h4`. */
const levelOf = (depth: number): number => Math.min(Math.max(depth, 2), 4);

const cells = (row: readonly Tokens.TableCell[], cell: (one: Tokens.TableCell) => string): string =>
  `<tr>${row.map(cell).join('')}</tr>`;

/** A text without what is filled in when it is read, for the search. */
export const withoutPlaceholders = (text: string): string => text.replaceAll(/\{\{[^{}]*\}\}/g, '');

/**
 * Renders Markdown to HTML. Headings get stable ids and a table of contents; wide tables scroll in a container. A start
 * does not render unchanged texts again, so a release that changes the result needs a migration that deletes them.
 */
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
        const body = rows
          .map((row) => cells(row, (cell) => `<td>${this.parser.parseInline(cell.tokens)}</td>`))
          .join('');
        return `<div class="table-scroll"><table><thead>${head}</thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  const html = sanitiseHtml(marked.parse(markdown, { async: false }));
  return { html, toc, plain: plainText(withoutPlaceholders(html)) };
};
