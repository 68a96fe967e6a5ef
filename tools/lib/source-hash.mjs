// What a build was made from, as one hash: `npm start` builds again only when it changes.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inRoot, root } from './workspace.mjs';

const folders = ['apps/shell', 'apps/server', 'libs'];
const files = ['package-lock.json', 'tsconfig.base.json', 'tools/build.mjs'];
const isLeftOut = (name) => /\.spec\.tsx?$|^(node_modules|dist|\.data|\.vite)$/.test(name);

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !isLeftOut(name))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)]));

/** Hash of every source file and of whatever else decides what comes out. */
export const sourceHash = (...further) => {
  const hash = createHash('sha256').update(JSON.stringify(further));
  const sources = [...folders.flatMap((folder) => filesIn(inRoot(...folder.split('/')))), ...files.map((file) => inRoot(...file.split('/')))];
  for (const file of sources.sort()) {
    hash.update(relative(root, file).replaceAll('\\', '/')).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
};
