import type { ViteChunk } from '@caravan/kernel';

export type Manifest = Record<string, ViteChunk>;

/** The browser's entry, as Vite's manifest names it. */
export const entrySource = 'src/entry-client.tsx';

export interface PageAssets {
  entry: string;
  /** Every other script that the page imports before it can hydrate. */
  scripts: string[];
  styles: string[];
}

/** A chunk with all it imports statically, dependencies first. */
const closureOf = (manifest: Manifest, key: string, seen: Set<string>): ViteChunk[] => {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [...(chunk.imports ?? []).flatMap((imported) => closureOf(manifest, imported, seen)), chunk];
};

/** The files of one page: the entry's and those of the modules it was rendered with, and nothing of other pages. */
export const assetsOf = (manifest: Manifest, sources: readonly string[]): PageAssets => {
  const entry = manifest[entrySource];
  if (!entry) throw new Error(`the manifest has no ${entrySource}`);
  const seen = new Set<string>();
  const chunks = [entrySource, ...sources].flatMap((source) => closureOf(manifest, source, seen));
  return {
    entry: `/${entry.file}`,
    scripts: chunks.filter((chunk) => chunk !== entry && chunk.file.endsWith('.js')).map(({ file }) => `/${file}`),
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
  };
};
