// Generates the migrations from the tables. Until the first release there is only one; a data folder from an earlier
// one is refused. `--check` writes nothing and fails if tables and migrations differ.
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');
const migrations = join(root, 'apps/server/migrations');
const extras = join(root, 'apps/server/migrations-extra');
const drizzleKit = join(dirname(createRequire(import.meta.url).resolve('drizzle-kit')), 'bin.cjs');

/** Hand-written SQL that drizzle cannot express, such as deferred constraints. It is appended. */
const handWritten = () =>
  (existsSync(extras) ? readdirSync(extras) : [])
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => `\n--> statement-breakpoint\n${readFileSync(join(extras, name), 'utf8').trim()}\n`)
    .join('');

/** Bundles the tables as the server's build does: the contracts that they import are written for Vite. */
const bundleTables = async (outDir) => {
  const files = ['libs/*/server/src/**/*.table.ts', 'libs/platform/server-core/src/**/*.table.ts'];
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    build: {
      ssr: true,
      outDir,
      rolldownOptions: {
        input: Object.fromEntries(globSync(files, { cwd: root }).map((file) => [basename(file, '.ts'), file])),
      },
    },
  });
};

const generate = async (folder) => {
  const out = folder.slice(root.length + 1);
  const tables = join(folder, 'tables');
  await bundleTables(tables);
  const options = ['generate', '--config', 'apps/server/drizzle.config.ts', '--name', 'init'];
  const run = spawnSync(process.execPath, [drizzleKit, ...options], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, MIGRATIONS_OUT: `./${out}`, TABLES: `./${out}/tables/*.table.js` },
  });
  rmSync(tables, { recursive: true });
  const file = join(folder, '0000_init.sql');
  if (run.status !== 0 || !existsSync(file)) {
    console.error(`${run.stdout}\n${run.stderr}`);
    throw new Error('drizzle-kit made no migration');
  }
  appendFileSync(file, handWritten());
  return readFileSync(file, 'utf8');
};

/** drizzle-kit's own picture of the tables, without the ids that it draws anew each time. */
const snapshotIn = (folder) => {
  const file = join(folder, 'meta/0000_snapshot.json');
  if (!existsSync(file)) return undefined;
  const { id: _id, prevId: _prevId, ...tables } = JSON.parse(readFileSync(file, 'utf8'));
  return JSON.stringify(tables);
};

mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
const folder = mkdtempSync(join(root, 'node_modules/.cache/migrations-'));
try {
  const made = await generate(folder);
  const current = join(migrations, '0000_init.sql');
  const isCurrent =
    existsSync(current) && readFileSync(current, 'utf8') === made && snapshotIn(folder) === snapshotIn(migrations);
  if (process.argv.includes('--check')) {
    if (!isCurrent) console.error('The migrations are not those of the tables: run npm run db:rebuild');
    process.exitCode = isCurrent ? 0 : 1;
  } else if (isCurrent) {
    console.log('The migrations are those of the tables already.');
  } else {
    rmSync(migrations, { recursive: true, force: true });
    // A temporary folder is private to its owner, but the server may run as another user and must read this one.
    chmodSync(folder, 0o755);
    renameSync(folder, migrations);
    console.log('Made apps/server/migrations anew. Data folders of before are refused from now on: remove ./.data');
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
