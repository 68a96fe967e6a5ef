import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig, type Config } from '../config.ts';
import { randomName } from './postgres.ts';

/** A configuration for tests: no rate limits, no log, files in a temporary folder. */
export const testConfig = (changes: Partial<Config> = {}): Config => {
  const result = loadConfig({
    CARAVAN_ENV: 'test',
    PORT: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://shop.test',
    DATABASE_POOL: '10',
    STAFF_KEY: Buffer.alloc(32, 'test key').toString('base64'),
  });
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return { ...result.config, dataDir: join(tmpdir(), randomName('caravan-test')), ...changes };
};
