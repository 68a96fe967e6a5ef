import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test('a library with its own package.json runs its tests by itself, as `nx test ui-kit` does', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', 'src/system'],
    { cwd: join(root, 'libs/ui-kit'), env: { ...process.env, NO_COLOR: '1' } },
  );
  expect(stdout).toMatch(/Tests +[1-9]\d* passed/);
}, 60_000);
