import { createHash } from 'node:crypto';
import { languages, type WrittenText } from '@caravan/kernel';

const sha256 = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** Texts that differ in these are versions of their own. */
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

/**
 * The same terms have the same id, whatever the order of their rules. A language without a version is left out, so a new
 * language leaves the ids of earlier terms as they are.
 */
export const termsIdOf = (rules: object, articles: readonly (WrittenText & { id: number })[]): string =>
  sha256([
    Object.entries(rules).sort(([a], [b]) => (a < b ? -1 : 1)),
    articles
      .toSorted((a, b) => a.id - b.id)
      .map((article) => [article.id, ...languages.flatMap((language) => article[language] ?? [])]),
  ]);
