// Fails if a page downloads more script than `bytes.budgets.json` allows, or if the first load contains a package that
// only some pages need. Reads the last build. `firstVisit` limits all scripts of a first visit to a page, `eachPage`
// limits a page's scripts beyond those that every page loads, `consoleFirstVisit` all of a first visit to any page of the
// console.
import { readFileSync } from 'node:fs';
import { measurePages } from './lib/page-bytes.mjs';

/** Validation, forms and the runtime of controls load with the pages that need them. */
const heavy = [
  /^zod$/,
  /^@chakra-ui\//,
  /^@emotion\//,
  /^react-hook-form$/,
  /^@hookform\//,
  /^msw$/,
  /^libphonenumber-js$/,
];

const { firstVisit, eachPage, consoleFirstVisit } = JSON.parse(
  readFileSync(new URL('bytes.budgets.json', import.meta.url), 'utf8'),
);
const { pages, first } = measurePages();

const heavyPackages = first.flatMap(({ file, packages }) =>
  packages
    .filter((name) => heavy.some((pattern) => pattern.test(name)))
    .map((name) => `${name} is in the first load (${file})`),
);
const heavyPages = pages
  .filter(({ own }) => own > eachPage)
  .map(
    ({ page, own }) =>
      `${page} has ${own} bytes of script; ${eachPage} are allowed. Load by import() what is closed at first.`,
  );
const heavyVisits = Object.entries(firstVisit).flatMap(([name, limit]) => {
  const page = pages.find((one) => one.page === name);
  if (!page) return [`bytes.budgets.json names ${name}, which is no page`];
  return page.all > limit ? [`a first visit to ${name} has ${page.all} bytes of script; ${limit} are allowed`] : [];
});
const consolePages = measurePages('console').pages;
const heavyConsole = consolePages
  .filter(({ all }) => all > consoleFirstVisit)
  .map(
    ({ page, all }) =>
      `a first visit to the console’s ${page} has ${all} bytes of script; ${consoleFirstVisit} are allowed`,
  );
const sameNames = pages
  .filter(({ page }, index) => pages.findIndex((one) => one.page === page) !== index)
  .map(({ page }) => `two pages are called ${page}: rename the file of one`);

console.log('Every script of a first visit to the home page, in bytes compressed by brotli:');
console.table(first.map(({ packages, ...script }) => ({ ...script, packages: packages.slice(0, 6).join(' ') })));
console.log('Every page: its scripts beyond those that every page loads, and all scripts of a first visit:');
console.table(pages.map((page) => ({ ...page, 'all at most': firstVisit[page.page] ?? '' })));

console.log('Every page of the console:');
console.table(consolePages);

const faults = [...heavyConsole, ...heavyPackages, ...heavyPages, ...heavyVisits, ...sameNames];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length ? 1 : 0;
