// What the home page makes a shopper download before it answers: fails where something heavy crept in, or where it grew past its budget.
// Reads the last build.
import { readFileSync, statSync } from 'node:fs';
import { inRoot } from './lib/workspace.mjs';

/** Brotli bytes of all scripts of a first visit to the home page. */
const budget = 165_000;

/** Validation, forms and the controls' runtime come with the pages that need them. */
const heavy = [/^zod$/, /^@chakra-ui\//, /^@emotion\//, /^react-hook-form$/, /^@hookform\//, /^msw$/, /^libphonenumber-js$/];

const client = inRoot('dist', 'apps', 'shell', 'client');
const read = (name) => JSON.parse(readFileSync(`${client}/.vite/${name}`, 'utf8'));
const [manifest, packages] = [read('manifest.json'), read('packages.json')];

const closure = (key, seen = new Set()) => {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key]?.imports ?? []) closure(imported, seen);
  return seen;
};

const starts = Object.keys(manifest).filter((key) => key === 'src/entry-client.tsx' || key.endsWith('/home/home.page.tsx'));
if (starts.length !== 2) throw new Error(`entry or home page is missing from the manifest: ${starts.join(', ')}`);
const scripts = [...new Set(starts.flatMap((key) => [...closure(key)]).map((key) => manifest[key].file))].filter((file) => file.endsWith('.js'));

const sizeOf = (file) => {
  try {
    return statSync(`${client}/${file}.br`).size;
  } catch {
    return statSync(`${client}/${file}`).size;
  }
};

const faults = [];
for (const file of scripts) {
  for (const name of packages[file] ?? []) {
    if (heavy.some((pattern) => pattern.test(name))) faults.push(`${name} is in the first load (${file})`);
  }
}
const total = scripts.reduce((sum, file) => sum + sizeOf(file), 0);
if (total > budget) faults.push(`the first load has ${total} bytes of script; ${budget} are allowed`);

console.table(scripts.map((file) => ({ file, bytes: sizeOf(file), packages: (packages[file] ?? []).slice(0, 6).join(' ') })));
console.log(`First load of the home page: ${scripts.length} scripts, ${(total / 1000).toFixed(1)} kB (brotli).`);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length ? 1 : 0;
