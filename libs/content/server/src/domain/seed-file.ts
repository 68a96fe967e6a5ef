import { isLanguage, type Language } from '@caravan/kernel';

/** One article in one language, read from its file in `seed/articles`. */
export interface SeedFile {
  id: number;
  slug: string;
  language: Language;
  name: string;
  summary: string;
  /** The day of the last change of its text. */
  updated: Date;
  markdown: string;
}

const namePattern = /(?:^|\/)(\d+)-([a-z0-9-]+)\.([a-z]+)\.md$/;
const frontMatter = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

const fieldsOf = (head: string): Record<string, string> =>
  Object.fromEntries(
    head.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );

/**
 * Reads `<id>-<slug>.<language>.md`: front matter with `name`, `summary` and `updated`, one line each, then Markdown.
 * Throws for an invalid file, so that the server does not start.
 */
export const readSeedFile = (path: string, source: string): SeedFile => {
  const [, id, slug, language] = namePattern.exec(path) ?? [];
  const [, head = '', markdown = ''] = frontMatter.exec(source.replaceAll('\r\n', '\n')) ?? [];
  const { name, summary, updated } = fieldsOf(head);
  if (!id || !slug || !isLanguage(language)) throw new Error(`${path}: the name is not <id>-<slug>.<language>.md`);
  if (!name || !summary || !updated || !/^\d{4}-\d{2}-\d{2}$/.test(updated))
    throw new Error(`${path}: name, summary or updated is missing`);
  return {
    id: Number(id),
    slug,
    language,
    name,
    summary,
    updated: new Date(`${updated}T00:00:00Z`),
    markdown: markdown.trim(),
  };
};
