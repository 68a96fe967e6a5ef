import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { buildInfo } from './build-info.ts';

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')) as {
  version: string;
};

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Reads the value that the build puts in the place of the constant. */
const built = async (commit: string): Promise<unknown> => {
  vi.stubEnv('CARAVAN_COMMIT', commit);
  // Another file of this worker may have loaded the configuration.
  vi.resetModules();
  const { default: config } = await import('../vite.config.ts');
  return JSON.parse(String(config.define?.['__CARAVAN_BUILD__']));
};

it('a build knows the version of the product, and the commit if it was told', async () => {
  expect(await built('1f3c9aa04b21')).toEqual({ version, commit: '1f3c9aa04b21' });
});

it('a build without a commit knows the version alone', async () => {
  expect(await built('')).toEqual({ version });
});

it('sources without a build say so', () => {
  expect(buildInfo).toEqual({ version: 'development' });
});
