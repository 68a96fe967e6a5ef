// The scripts that each page of the last build downloads, in bytes compressed by brotli.
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { inRoot } from './workspace.mjs';

const client = inRoot('dist', 'apps', 'shell', 'client');

/**
 * `{ pages, first }`: every page, heaviest first, and each script of a first visit to the home page with its packages.
 */
export const measurePages = () => {
  const read = (name) => JSON.parse(readFileSync(`${client}/.vite/${name}`, 'utf8'));
  const [manifest, packages] = [read('manifest.json'), read('packages.json')];

  const sizes = new Map();
  const sizeOf = (file) => {
    if (!sizes.has(file)) sizes.set(file, brotliCompressSync(readFileSync(`${client}/${file}`)).length);
    return sizes.get(file);
  };
  const sizeOfAll = (files) => files.reduce((sum, file) => sum + sizeOf(file), 0);

  const closure = (key, seen = new Set()) => {
    if (seen.has(key)) return seen;
    seen.add(key);
    for (const imported of manifest[key]?.imports ?? []) closure(imported, seen);
    return seen;
  };
  const keyThatEnds = (end) => {
    const found = Object.keys(manifest).filter((key) => key.endsWith(end));
    if (found.length !== 1) throw new Error(`the manifest names ${found.length} modules that end in ${end}`);
    return found[0];
  };
  const scriptsOf = (...keys) => [
    ...new Set(keys.flatMap((key) => [...closure(key)]).map((key) => manifest[key].file)),
  ];

  const entry = keyThatEnds('src/entry-client.tsx');
  const common = new Set(scriptsOf(entry));
  const pages = Object.keys(manifest)
    .filter((key) => key.endsWith('.page.tsx'))
    .map((key) => {
      const scripts = scriptsOf(entry, key);
      return {
        page: key.split('/').at(-1).replace('.page.tsx', ''),
        own: sizeOfAll(scripts.filter((file) => !common.has(file))),
        all: sizeOfAll(scripts),
        files: scripts.length,
      };
    })
    .sort((one, other) => other.own - one.own);

  const nameOf = (file) => Object.values(manifest).find((chunk) => chunk.file === file)?.name ?? file;
  const first = scriptsOf(entry, keyThatEnds('/home/home.page.tsx')).map((file) => ({
    name: nameOf(file),
    file,
    bytes: sizeOf(file),
    packages: packages[file] ?? [],
  }));
  return { pages, first };
};
