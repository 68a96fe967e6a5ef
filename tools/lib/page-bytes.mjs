// The scripts that each page of the last build downloads, in bytes compressed by brotli.
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { inRoot } from './workspace.mjs';

/** The built browser apps: the folder of the files, the module that starts the app, and that of its first page. */
const apps = {
  shell: { folder: ['shell', 'client'], entry: 'src/entry-client.tsx', home: '/home/home.page.tsx' },
  console: { folder: ['console'], entry: 'index.html', home: '/home/home.page.tsx' },
};

/**
 * `{ pages, first }` of one app: every page, heaviest first, and each script of a first visit to the home page with its
 * packages.
 */
export const measurePages = (app = 'shell') => {
  const { folder, entry: start, home } = apps[app];
  const client = inRoot('dist', 'apps', ...folder);
  const read = (name) => JSON.parse(readFileSync(`${client}/.vite/${name}`, 'utf8'));
  const manifest = read('manifest.json');
  const packages = read('packages.json');

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

  const entry = keyThatEnds(start);
  const common = new Set(scriptsOf(entry));
  // A page comes by way of its feature's file that names the pages.
  const listOf = (page) =>
    Object.keys(manifest).filter((key) => key.endsWith('.pages.ts') && manifest[key].dynamicImports?.includes(page));
  const pages = Object.keys(manifest)
    .filter((key) => key.endsWith('.page.tsx'))
    .map((key) => {
      const scripts = scriptsOf(entry, ...listOf(key), key);
      return {
        page: key.split('/').at(-1).replace('.page.tsx', ''),
        own: sizeOfAll(scripts.filter((file) => !common.has(file))),
        all: sizeOfAll(scripts),
        files: scripts.length,
      };
    })
    .sort((one, other) => other.own - one.own);

  const nameOf = (file) => Object.values(manifest).find((chunk) => chunk.file === file)?.name ?? file;
  const first = scriptsOf(entry, keyThatEnds(home)).map((file) => ({
    name: nameOf(file),
    file,
    bytes: sizeOf(file),
    packages: packages[file] ?? [],
  }));
  return { pages, first };
};
