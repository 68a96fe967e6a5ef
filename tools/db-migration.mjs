// `npm run db:migration -- add_notes` adds the migration that the tables need, by drizzle-kit; `-- add_note_rule --custom`
// adds an empty one for SQL that tables cannot express, such as triggers. A migration that has landed never changes.
// `--check` writes nothing, and fails if the tables need a further migration.
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');
const migrations = join(root, 'apps/server/migrations');
const drizzleKit = join(dirname(createRequire(import.meta.url).resolve('drizzle-kit')), 'bin.cjs');

/** Bundles the tables as the server's build does: the contracts that they import are written for Vite. */
const bundleTables = async (outDir) => {
  const files = ['libs/*/{port,server}/src/**/*.table.ts', 'libs/platform/server-core/src/**/*.table.ts'];
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

const sqlIn = (folder) => readdirSync(folder).filter((file) => file.endsWith('.sql'));

/** Runs drizzle-kit, which may ask whether a column was renamed. Returns the names of the new migrations. */
const generate = (out, tables, options, stdio) => {
  const before = sqlIn(out);
  const run = spawnSync(
    process.execPath,
    [drizzleKit, 'generate', '--config', 'apps/server/drizzle.config.ts', ...options],
    {
      cwd: root,
      encoding: 'utf8',
      stdio,
      env: {
        ...process.env,
        MIGRATIONS_OUT: `./${relative(root, out)}`,
        TABLES: `./${relative(root, tables)}/*.table.js`,
      },
    },
  );
  if (run.status !== 0) throw new Error(`drizzle-kit failed:\n${run.stdout ?? ''}\n${run.stderr ?? ''}`);
  return sqlIn(out).filter((file) => !before.includes(file));
};

const [name, ...flags] = process.argv.slice(2);
const checks = name === '--check';
if (!checks && !/^[a-z][a-z0-9_]*$/.test(name ?? '')) {
  console.error('Name the migration by what it does: npm run db:migration -- add_notes [--custom]');
  process.exit(1);
}
mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
const scratch = mkdtempSync(join(root, 'node_modules/.cache/migrations-'));
try {
  const tables = join(scratch, 'tables');
  await bundleTables(tables);
  if (checks) {
    const copy = join(scratch, 'migrations');
    cpSync(migrations, copy, { recursive: true });
    if (generate(copy, tables, ['--name', 'check'], 'pipe').length) {
      console.error('The tables need a further migration: run npm run db:migration -- <name>');
      process.exitCode = 1;
    }
  } else {
    const made = generate(migrations, tables, ['--name', name, ...flags], 'inherit');
    console.log(made.length ? `Made apps/server/migrations/${made[0]}` : 'The tables need no further migration.');
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
