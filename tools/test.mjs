// `npm test`: everything that CI runs. `npm test -- unit e2e` runs only the named steps.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { playwrightTests } from './lib/playwright-tests.mjs';
import { endIf } from './lib/preflight.mjs';
import { playwrightSkips, skipLines, vitestSkips } from './lib/skip-reasons.mjs';
import { inRoot, node24, npm, run, runBin } from './lib/workspace.mjs';

// The rest needs the packages, and the Node that comes with them.
endIf(existsSync(inRoot('node_modules', '.package-lock.json')) ? [] : ['The packages are not installed: run npm ci.']);
const { chromium } = await import('./lib/chromium.mjs');
const { testProblems } = await import('./lib/test-problems.mjs');

let reports;
const report = (name) => join(reports, `${name}.json`);
const readReport = (name) => {
  try {
    return JSON.parse(readFileSync(report(name), 'utf8'));
  } catch {
    return undefined;
  }
};

/** A command without counts is one check. */
const asOne = ({ code }) => ({ passed: code ? 0 : 1, failed: code ? 1 : 0, skipped: 0 });
/** Runs named commands in sequence; each is one check, and those that fail are named below the table. */
const each = async (step, commands) => {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const [name, command] of Object.entries(commands)) {
    const failed = Boolean((await command()).code);
    counts[failed ? 'failed' : 'passed'] += 1;
    if (failed) failures.push(`${step}: ${name}`);
  }
  return counts;
};
/** A runner that crashed or counted nothing has failed, regardless of its output. */
const orFailed = ({ code }, counts) => {
  if (!counts || counts.passed + counts.failed === 0) return { passed: 0, failed: 1, skipped: 0 };
  return code && !counts.failed ? { ...counts, failed: 1 } : counts;
};

/** Failed tests and the starts of their messages, which are repeated below the table: the output above it is long. */
const failures = [];
const note = (file, test, message = '') =>
  failures.push(`${file}: ${test}\n${stripVTControlCharacters(message).split('\n').slice(0, 12).join('\n')}`);
const noteVitestFailures = (result) => {
  for (const { name: file, status, message, assertionResults } of result?.testResults ?? []) {
    if (status !== 'failed') continue;
    const failed = assertionResults.filter((test) => test.status === 'failed');
    for (const test of failed) note(relative(inRoot(), file), test.fullName, test.failureMessages[0]);
    if (!failed.length) note(relative(inRoot(), file), '(the file)', message);
  }
};

/** How long each file and journey took: the slowest say where the time of a run goes. */
const times = [];
const vitestTimes = (result) =>
  (result?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    what: relative(inRoot(), name),
    seconds: Math.round((endTime - startTime) / 1000),
  }));

const notePlaywrightFailures = (tests) => {
  for (const { file, title, results } of tests.filter(({ status }) => status === 'unexpected'))
    note(file, title, results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'));
};
const playwrightTimes = (tests) =>
  tests.map(({ file, title, results }) => ({
    what: `${file}: ${title}`.slice(0, 100),
    seconds: Math.round(results.reduce((sum, { duration }) => sum + duration, 0) / 1000),
  }));

/** Why tests were skipped: a reason for each. */
const skips = [];

const vitestCounts = (result) =>
  result && {
    passed: result.numPassedTests,
    failed: result.numFailedTests + (result.numFailedTestSuites && !result.numFailedTests ? 1 : 0),
    skipped: result.numPendingTests,
  };
const playwrightCounts = (result) =>
  result && {
    passed: result.stats.expected,
    failed: result.stats.unexpected + result.stats.flaky,
    skipped: result.stats.skipped,
  };

const nx = (...args) => runBin('nx', args, { env: { NX_DAEMON: 'false' } });
const script = (name) => npm(['run', '--silent', name]);

/** Runs a project's browser tests through Nx, which builds their inputs first. */
const browse = async (project) => {
  const browser = await chromium();
  if (!browser) return { passed: 0, failed: 1, skipped: 0 };
  const result = await runBin('nx', ['e2e', project, '--skip-nx-cache', '--reporter=line,json'], {
    env: { NX_DAEMON: 'false', CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report(project) },
  });
  const told = readReport(project);
  const tests = playwrightTests(told?.suites);
  notePlaywrightFailures(tests);
  times.push(...playwrightTimes(tests));
  skips.push(...playwrightSkips(tests));
  return orFailed(result, playwrightCounts(told));
};

const steps = {
  // One ESLint run for all projects, because a run for each takes several times as long. The module boundaries need
  // Nx's project graph.
  lint: () =>
    each('lint', {
      projects: () => runBin('nx', ['show', 'projects'], { capture: true, env: { NX_DAEMON: 'false' } }),
      eslint: () => runBin('eslint', ['.', '--max-warnings', '0'], { env: { NX_DAEMON: 'false' } }),
      format: () => script('format:check'),
      cycles: () => script('lint:cycles'),
      unused: () => script('lint:knip'),
    }),
  chinese: async () => asOne(await run(node24(), [inRoot('tools', 'zh-punctuation.mjs'), '--check'])),
  types: async () => asOne(await run(node24(), [inRoot('tools', 'types', 'check.ts')])),
  build: async () => asOne(await nx('build', 'server')),
  bytes: async () => asOne(await nx('bytes', 'shell')),
  // One Vitest for all projects, which starts only once.
  unit: async () => {
    const reporters = ['--reporter', 'default', '--reporter', 'json', '--outputFile.json', report('unit')];
    const ended = await runBin('vitest', ['run', ...reporters]);
    const result = readReport('unit');
    noteVitestFailures(result);
    times.push(...vitestTimes(result));
    skips.push(...vitestSkips(result));
    return orFailed(ended, vitestCounts(result));
  },
  gallery: () => browse('ui-kit'),
  stations: () => browse('console-core'),
  e2e: () => browse('e2e'),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in steps));
if (unknown.length) {
  console.error(`There is no step called ${unknown.join(', ')}. The steps are ${Object.keys(steps).join(', ')}.`);
  process.exit(1);
}
endIf(await testProblems(wanted.length ? wanted : Object.keys(steps)));
reports = mkdtempSync(join(tmpdir(), 'caravan-test-'));
const total = { passed: 0, failed: 0, skipped: 0 };
const table = [];
const runStep = async (name) => {
  if (wanted.length && !wanted.includes(name)) return;
  console.log(`\n── ${name} ──`);
  const started = performance.now();
  const counts = await steps[name]();
  for (const key of Object.keys(total)) total[key] += counts[key];
  table.push({ step: name, ...counts, seconds: Math.round((performance.now() - started) / 1000) });
};
/** Parts of a stage run side by side, because each uses one core for most of its time. Unit and browser tests use all. */
const stages = [
  [['lint'], ['types']],
  [
    ['chinese', 'build', 'bytes'],
    ['gallery', 'stations'],
  ],
  [['unit']],
  [['e2e']],
];
for (const parts of stages)
  await Promise.all(
    parts.map(async (names) => {
      for (const name of names) await runStep(name);
    }),
  );
rmSync(reports, { recursive: true, force: true });
console.log('');
console.table(table);
const slowest = times.sort((one, other) => other.seconds - one.seconds).slice(0, 20);
if (slowest.length) console.table(slowest);
for (const failure of failures) console.log(`failed: ${failure}`);
for (const line of skipLines(skips)) console.log(line);
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed ? 1 : 0;
