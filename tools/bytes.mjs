// Fails where a page makes a shopper download more than its budget in `bytes.budgets.json`, or where something heavy crept into the first
// load. Reads the last build.
//
// In the budgets, `firstVisit` holds all scripts of a first visit to a page, `eachPage` what any page may have of its own beyond what every
// page loads, and `exceptions` the pages that need another amount: more, or less where a page is known to be small.
import { readFileSync } from 'node:fs';
import { measurePages } from './lib/page-bytes.mjs';

/** Validation, forms and the controls' runtime come with the pages that need them. */
const heavy = [/^zod$/, /^@chakra-ui\//, /^@emotion\//, /^react-hook-form$/, /^@hookform\//, /^msw$/, /^libphonenumber-js$/];

const file = 'tools/bytes.budgets.json';
const { firstVisit, eachPage, exceptions } = JSON.parse(readFileSync(new URL('bytes.budgets.json', import.meta.url), 'utf8'));
const { pages, first } = measurePages();
const faults = [];

for (const { file: script, packages } of first) {
  for (const name of packages.filter((one) => heavy.some((pattern) => pattern.test(one)))) faults.push(`${name} is in the first load (${script})`);
}

const table = pages.map(({ page, own, all, files }) => ({ page, own, 'own at most': exceptions[page] ?? eachPage, all, 'all at most': firstVisit[page] ?? '', files }));
for (const { page, own, 'own at most': atMost } of table) {
  if (own <= atMost) continue;
  faults.push(
    `${page} has ${own} bytes of script of its own; ${atMost} are allowed. Load what its first sight does not show by import() or lazyPart; ` +
      `where it needs them all, give it a budget: "${page}" in "exceptions" of ${file}, with a few hundred bytes of room, and say why in the commit.`,
  );
}
for (const { page, all, 'all at most': atMost } of table) {
  if (atMost !== '' && all > atMost) faults.push(`a first visit to ${page} has ${all} bytes of script; ${atMost} are allowed`);
}
for (const name of [...Object.keys(exceptions), ...Object.keys(firstVisit)]) {
  if (!pages.some(({ page }) => page === name)) faults.push(`${file} names ${name}, which is no page`);
}
for (const [index, { page }] of pages.entries()) {
  if (pages.findIndex((one) => one.page === page) !== index) faults.push(`two pages are called ${page}: give one another file name`);
}

console.log('Every script of a first visit to the home page, in bytes as sent (brotli):');
console.table(first.map(({ name, file, bytes, packages }) => ({ name, file, bytes, packages: packages.slice(0, 6).join(' ') })));
console.log('Every page: its own scripts beyond what every page loads, and all of a first visit:');
console.table(table);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length ? 1 : 0;
