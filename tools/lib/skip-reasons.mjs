// Why tests were skipped, according to the JSON reports of Vitest and Playwright.
import { relative } from 'node:path';
import { inRoot } from './workspace.mjs';

/** The end of the title of a test or of its suite, such as `(nginx is not installed: skipped)`. */
const titled = /\(([^()]+): skipped\)/;
const unnamed = (file) => `${file} does not say why`;

/** A reason for each skipped test. Vitest's report has no notes of `context.skip`, so the titles name the reasons. */
export const vitestSkips = (report) =>
  (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'skipped' || status === 'pending')
      .map(({ title, ancestorTitles }) => {
        const found = [title, ...ancestorTitles].map((text) => titled.exec(text)?.[1]).find(Boolean);
        return found ?? unnamed(relative(inRoot(), name));
      }),
  );

/** A reason for each skipped test of `playwrightTests`: that of `test.skip(condition, reason)`. */
export const playwrightSkips = (tests) =>
  tests
    .filter(({ status }) => status === 'skipped')
    .map(({ file, annotations }) => annotations.find(({ description }) => description)?.description ?? unnamed(file));

/** A line for each reason with its number of tests, the most frequent first. */
export const skipLines = (reasons) => {
  const counts = new Map();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([reason, count]) => `skipped ${count} ${count === 1 ? 'test' : 'tests'}: ${reason}`);
};
