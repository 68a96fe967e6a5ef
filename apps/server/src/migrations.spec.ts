import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { migrationsFolder } from './migrations-folder.ts';

const tool = fileURLToPath(new URL('../../../tools/db-migration.mjs', import.meta.url));

it('the migrations match the tables', () => {
  const { status, stderr } = spawnSync(process.execPath, [tool, '--check'], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

it('finds the migrations from the sources', () => {
  expect(existsSync(`${migrationsFolder}/meta/_journal.json`)).toBe(true);
});
