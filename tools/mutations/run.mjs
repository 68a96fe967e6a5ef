// `npm run soak -- mutations`: breaks one rule after the other in a copy of the workspace; a test must fail each time.
// `MUTATIONS=id,id` chooses rows. It runs on Node 24, because it imports TypeScript.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { scratchCopy } from '../testing/scratch-workspace.ts';
import { mutate, projectOf, wideFilters } from './mutation.ts';
import { mutations } from './mutations.ts';

const wanted = process.env.MUTATIONS?.split(',');
const unknown = (wanted ?? []).filter((id) => !mutations.some((row) => row.id === id));
if (unknown.length) {
  console.error(`There is no mutation called ${unknown.join(', ')}.`);
  process.exit(1);
}
const rows = wanted ? mutations.filter(({ id }) => wanted.includes(id)) : mutations;

const copy = await scratchCopy();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => void copy.remove().finally(() => process.exit(1)));
const inCopy = (...parts) => join(copy.folder, ...parts);
// It compares the migrations with the tables, so it would fail with any change of the SQL, whatever the rule.
await rm(inCopy('apps/server/src/migrations.spec.ts'));

/** Why a test failed: it may be no more than a slow machine. */
const firstLine = (message) => stripVTControlCharacters(message).split('\n', 1)[0]?.slice(0, 120);

/** Runs tests of one project. A file that could not be loaded has no tests, so it neither passes nor fails. */
const runProject = async (project, filters, options) => {
  const report = inCopy('mutation-report.json');
  await rm(report, { force: true });
  const vitest = [inCopy('node_modules/vitest/vitest.mjs'), 'run', '--root', inCopy(project), ...filters, ...options];
  const { code, output } = await copy.run(process.execPath, ...vitest, '--reporter=json', `--outputFile=${report}`);
  const files = await readFile(report, 'utf8').then(
    (text) => JSON.parse(text).testResults,
    () => [],
  );
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ file: relative(copy.folder, name), ...test })),
  );
  const failed = tests
    .filter(({ status }) => status === 'failed')
    .map(({ file, fullName, failureMessages: [why = ''] }) => `${file}: ${fullName} (${firstLine(why)})`);
  const ran = failed.length > 0 || tests.some(({ status }) => status === 'passed');
  return { failed, ran, told: ran ? '' : `vitest ended with ${code}\n${output.slice(-2_000)}` };
};

/** Runs tests project by project, until one fails: a project alone starts in a third of the time of all. */
const runTests = async (filters, ...options) => {
  const results = [];
  for (const [project, ofProject] of Map.groupBy(filters, projectOf)) {
    const result = await runProject(
      project,
      ofProject.map((filter) => inCopy(filter)),
      options,
    );
    results.push(result);
    if (result.failed.length) break;
  }
  return {
    failed: results.flatMap(({ failed }) => failed),
    ran: results.every(({ ran }) => ran),
    told: results.map(({ told }) => told).join(''),
  };
};

/** The first test that fails with a mutation: one of its own, or one of its library. */
const judge = async (row) => {
  const own = await runTests(row.tests, '--bail=1');
  if (own.failed.length) return { word: 'red', test: own.failed[0] };
  const wide = await runTests(wideFilters(row), '--bail=1');
  if (wide.failed.length) return { word: 'red', test: `(only here) ${wide.failed[0]}` };
  return wide.ran ? { word: 'GREEN', test: '' } : { word: 'BROKEN', test: wide.told };
};

const secondsSince = (started) => Math.round((performance.now() - started) / 1000);
const begun = performance.now();
const survivors = [];
try {
  // A test that fails by itself would make each of its mutations red.
  const { failed, ran, told } = await runTests([...new Set(rows.flatMap(({ tests }) => tests))]);
  if (failed.length || !ran) throw new Error(`Without a mutation these tests fail:\n${failed.join('\n') || told}`);
  console.log(`${'passed'.padEnd(8)}${'without a mutation'.padEnd(28)}${secondsSince(begun)} s`);

  for (const row of rows) {
    const file = inCopy(row.file);
    const before = await readFile(file, 'utf8');
    const started = performance.now();
    await writeFile(file, mutate(row, before));
    const { word, test } = await judge(row);
    await writeFile(file, before);
    if (word !== 'red') survivors.push(row);
    console.log(`${word.padEnd(8)}${row.id.padEnd(28)}${`${secondsSince(started)} s`.padEnd(7)}${test}`.trimEnd());
  }
} finally {
  await copy.remove();
}

console.log(`${rows.length - survivors.length} of ${rows.length} mutations are red, in ${secondsSince(begun)} s`);
for (const { id, rule, survives } of survivors) console.log(`${id}: ${rule}${survives ? ` (${survives})` : ''}`);
process.exitCode = survivors.some(({ survives }) => !survives) ? 1 : 0;
