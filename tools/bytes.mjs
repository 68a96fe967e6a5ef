// What each page makes a shopper download before it answers: fails where something heavy crept in, or where a page grew past its budget
// in `bytes.budgets.json`. Reads the last build.
import { readFileSync, statSync } from 'node:fs';
import { inRoot } from './lib/workspace.mjs';

/** Validation, forms and the controls' runtime come with the pages that need them. */
const heavy = [/^zod$/, /^@chakra-ui\//, /^@emotion\//, /^react-hook-form$/, /^@hookform\//, /^msw$/, /^libphonenumber-js$/];

/** What a first visit asks for beside scripts and style sheets: the document, a font, the icon and the session. */
const otherRequests = 4;

const client = inRoot('dist', 'apps', 'shell', 'client');
const read = (name) => JSON.parse(readFileSync(`${client}/.vite/${name}`, 'utf8'));
const [manifest, packages] = [read('manifest.json'), read('packages.json')];
const budgets = JSON.parse(readFileSync(new URL('bytes.budgets.json', import.meta.url), 'utf8'));

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

const scriptsOf = (...keys) => new Set(keys.flatMap((key) => [...closure(key)]).map((key) => manifest[key].file));
const stylesOf = (...keys) => new Set(keys.flatMap((key) => [...closure(key)]).flatMap((key) => manifest[key].css ?? []));

const sizeOf = (file) => {
  try {
    return statSync(`${client}/${file}.br`).size;
  } catch {
    return statSync(`${client}/${file}`).size;
  }
};
const sizeOfAll = (files) => [...files].reduce((sum, file) => sum + sizeOf(file), 0);

const faults = [];
const entry = keyThatEnds('src/entry-client.tsx');
const home = keyThatEnds('/home/home.page.tsx');
const common = scriptsOf(entry);

for (const file of scriptsOf(entry, home)) {
  for (const name of packages[file] ?? []) {
    if (heavy.some((pattern) => pattern.test(name))) faults.push(`${name} is in the first load (${file})`);
  }
}

const nameOf = (key) => key.split('/').at(-1).replace('.page.tsx', '');
const pages = Object.keys(manifest)
  .filter((key) => key.endsWith('.page.tsx'))
  .map((key) => {
    const all = scriptsOf(entry, key);
    const own = [...all].filter((file) => !common.has(file));
    return { page: nameOf(key), own: sizeOfAll(own), budget: budgets.pages[nameOf(key)], all: sizeOfAll(all), requests: all.size + stylesOf(entry, key).size + otherRequests };
  })
  .sort((one, other) => other.own - one.own);

for (const { page, own, budget } of pages) {
  if (budget === undefined) faults.push(`${page} has no budget in tools/bytes.budgets.json; it has ${own} bytes of its own`);
  else if (own > budget) faults.push(`${page} has ${own} bytes of its own; ${budget} are allowed`);
}
for (const page of Object.keys(budgets.pages)) {
  if (!pages.some((one) => one.page === page)) faults.push(`tools/bytes.budgets.json names ${page}, which is no page`);
}

const first = pages.find(({ page }) => page === nameOf(home));
if (first.all > budgets.firstLoad) faults.push(`the first load has ${first.all} bytes of script; ${budgets.firstLoad} are allowed`);
if (first.requests > budgets.homeRequests) faults.push(`the home page makes ${first.requests} requests; ${budgets.homeRequests} are allowed`);

console.table([...scriptsOf(entry, home)].map((file) => ({ file, bytes: sizeOf(file), packages: (packages[file] ?? []).slice(0, 6).join(' ') })));
console.log('Scripts of each page (brotli): its own beyond what every page loads, and all of a first visit.');
console.table(pages);
console.log(`First load of the home page: ${(first.all / 1000).toFixed(1)} kB of script in ${scriptsOf(entry, home).size} files, ${first.requests} requests.`);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length ? 1 : 0;
