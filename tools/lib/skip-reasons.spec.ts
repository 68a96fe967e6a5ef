import { join } from 'node:path';
import { expect, test } from 'vitest';

interface SkipReasons {
  vitestSkips: (report: object | undefined) => string[];
  playwrightSkips: (tests: object[]) => string[];
  skipLines: (reasons: string[]) => string[];
}
const { vitestSkips, playwrightSkips, skipLines } = (await import(
  join(import.meta.dirname, 'skip-reasons.mjs')
)) as SkipReasons;
const { playwrightTests } = (await import(join(import.meta.dirname, 'playwright-tests.mjs'))) as {
  playwrightTests: (suites: object[] | undefined) => object[];
};

test('Vitest’s skipped tests have the reason in their title or in that of a suite', () => {
  const assertionResults = [
    { status: 'passed', title: 'a', ancestorTitles: [] },
    { status: 'skipped', title: 'b (nginx is not installed: skipped)', ancestorTitles: [] },
    { status: 'skipped', title: 'c', ancestorTitles: ['behind nginx (nginx is not installed: skipped)', 'inner (x)'] },
    { status: 'skipped', title: 'd', ancestorTitles: ['suite'] },
  ];
  const name = join(import.meta.dirname, 'some.spec.ts');
  expect(vitestSkips({ testResults: [{ name, assertionResults }] })).toEqual([
    'nginx is not installed',
    'nginx is not installed',
    'tools/lib/some.spec.ts does not say why',
  ]);
  expect(vitestSkips(undefined)).toEqual([]);
});

test('Playwright’s skipped tests have the reason in an annotation', () => {
  const skipped = (...annotations: object[]) => ({ tests: [{ status: 'skipped', annotations }] });
  const because = { type: 'skip', description: 'once is enough' };
  const inner = [{ file: 'a.e2e.ts', specs: [skipped({ type: 'skip' }), skipped(because)] }];
  const expected = { tests: [{ status: 'expected', annotations: [because] }] };
  const tests = playwrightTests([{ file: 'a.e2e.ts', specs: [expected], suites: inner }]);
  expect(playwrightSkips(tests)).toEqual(['a.e2e.ts does not say why', 'once is enough']);
  expect(playwrightTests(undefined)).toEqual([]);
});

test('each reason is a line', () => {
  expect(skipLines(['one', 'two', 'two'])).toEqual(['skipped 2 tests: two', 'skipped 1 test: one']);
});
