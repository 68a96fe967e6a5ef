// Finds what would stop a step of `npm test`, before the first step runs.
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { scratchRoot } from '../config/scratch-root.ts';
import { browserProblem } from './chromium.mjs';
import { folderProblem, portProblem } from './preflight.mjs';
import { inRoot } from './workspace.mjs';

const load = (...parts) => import(pathToFileURL(inRoot(...parts)).href);

const writable = (...names) => {
  for (const name of names) {
    const problem = folderProblem(inRoot(name), 'make it writable for this user, or remove it');
    if (problem) return problem;
  }
  return undefined;
};

const scratchProblem = (folder, mebibytes) =>
  folderProblem(folder, 'set TMPDIR to a folder that has room and that this user can write', { mebibytes });

/** The message alone: causes and stacks are for bugs of PostgreSQL. */
const line = ({ message, code }) => (message || String(code)).split('\n')[0];

const standingProblem = async (address) => {
  try {
    const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 5_000 });
    await client.connect();
    await client.end();
    return undefined;
  } catch (error) {
    return `TEST_DATABASE_URL: the database cannot be used: ${line(error)}`;
  }
};

/** Starts the PostgreSQL of the tests and stops it again. */
const embeddedProblem = async () => {
  try {
    const { startThrowAwayPostgres } = await load('libs/platform/server-core/src/testing/postgres.ts');
    await (await startThrowAwayPostgres()).stop();
    return undefined;
  } catch (error) {
    return `PostgreSQL does not start in ${scratchRoot}: ${line(error)}`;
  }
};

const portsProblem = async () => {
  const { shopPort, shops } = await load('apps/e2e/src/support/shop-address.ts');
  const last = shopPort(shops - 1);
  if (!Number.isInteger(last) || last < shops || last > 65_535)
    return 'E2E_PORT: must be a whole number from 1 to 65534';
  for (let shop = 0; shop < shops; shop += 1) {
    const problem = await portProblem(shopPort(shop), '127.0.0.1', 'set E2E_PORT to the first of free ports');
    if (problem) return problem;
  }
  return undefined;
};

/** The quick checks come first. */
const checks = {
  ports: portsProblem,
  browser: browserProblem,
  output: () => writable('dist', '.nx'),
  results: () => writable('test-results'),
  // A run has some hundred megabytes of databases at a time.
  scratch: () => scratchProblem(scratchRoot, 512),
  database: () => (process.env.TEST_DATABASE_URL ? standingProblem(process.env.TEST_DATABASE_URL) : embeddedProblem()),
  // The journeys' servers have databases of their own.
  embedded: embeddedProblem,
};

/** The needs of each step beyond a folder for its report. */
const needs = {
  build: ['output'],
  bytes: ['output'],
  unit: ['scratch', 'database'],
  gallery: ['browser', 'output'],
  stations: ['browser', 'output'],
  e2e: ['ports', 'browser', 'output', 'results', 'scratch', 'embedded'],
};

/** The first problem of these steps, as a list of one line or none: a second one may only follow from the first. */
export const testProblems = async (steps) => {
  const report = scratchProblem(tmpdir(), 16);
  if (report) return [report];
  const wanted = new Set(steps.flatMap((step) => needs[step] ?? []));
  for (const name of Object.keys(checks)) {
    const problem = wanted.has(name) && (await checks[name]());
    if (problem) return [problem];
  }
  return [];
};
