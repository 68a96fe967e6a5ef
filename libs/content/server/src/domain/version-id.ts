import { createHash } from 'node:crypto';

const sha256 = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** What makes a text a version of its own. */
export interface VersionText {
  articleId: number;
  language: string;
  name: string;
  summary: string;
  html: string;
}

/** The same text of an article has the same id. */
export const versionIdOf = ({ articleId, language, name, summary, html }: VersionText): string =>
  sha256([articleId, language, name, summary, html]);

/** The same terms have the same id, whatever the order of their rules. */
export const termsIdOf = (rules: object, articles: readonly { id: number; en: string; zh: string }[]): string =>
  sha256([
    Object.entries(rules).sort(([a], [b]) => (a < b ? -1 : 1)),
    articles.map(({ id, en, zh }) => [id, en, zh]).sort(([a], [b]) => Number(a) - Number(b)),
  ]);
