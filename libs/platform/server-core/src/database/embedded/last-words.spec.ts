import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isOfAnother, isOfDisk, lastError, lastWordsIn, type LastWords } from './last-words.ts';

let folder: string;
let lastWords: LastWords;
const write = (lines: string): Promise<void> => appendFile(join(folder, 'log'), `${lines}\n`);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caravan-last-words-'));
  lastWords = await lastWordsIn(folder, join(folder, 'log'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const panic =
  '2026-11-21 10:00:00 UTC [7] PANIC:  could not write to file "pg_wal/xlogtemp.7": No space left on device';
const ready = '2026-11-21 10:00:01 UTC [1] LOG:  database system is ready to accept connections';

it('of PostgreSQL are its last error since the start, and a breakdown only if it broke down', async () => {
  expect(await lastWords.error()).toBeUndefined();
  await write('2026-11-21 10:00:01 UTC [8] ERROR:  duplicate key value\nDETAIL:  Key exists.');
  await write('2026-11-21 10:00:02 UTC [9] FATAL:  lock file "postmaster.pid" already exists\nHINT:  Is it running?');
  expect(await lastWords.breakdown()).toBeUndefined();
  expect(await lastWords.isDown()).toBe(false);
  expect(await lastWords.error()).toBe('lock file "postmaster.pid" already exists');
  await write(panic);
  expect(await lastWords.breakdown()).toBe('could not write to file "pg_wal/xlogtemp.7": No space left on device');
});

it('of a breakdown stay when PostgreSQL is started again, until it has recovered', async () => {
  await write(panic);
  await lastWords.forget();
  await write('2026-11-21 10:00:01 UTC [9] LOG:  starting PostgreSQL 18.4');
  expect(await lastWords.isDown()).toBe(true);
  await write(ready);
  expect(await lastWords.isDown()).toBe(false);
  await write('2026-11-21 10:00:02 UTC [1] LOG:  terminating any other active server processes');
  expect(await lastWords.isDown()).toBe(true);
  await write(ready);
  expect(await lastWords.error()).toBeUndefined();
  expect(await lastWords.breakdown()).toBe('could not write to file "pg_wal/xlogtemp.7": No space left on device');
});

it('of initdb are its error, without what it did about it', () => {
  const printed = 'initdb: error: could not create directory "x": No space left on device\ninitdb: removing contents';
  expect(lastError(printed)).toBe('could not create directory "x": No space left on device');
});

it('say whether another attempt may help', () => {
  expect(isOfDisk('could not create lock file "postmaster.pid": Read-only file system')).toBe(true);
  expect(isOfDisk('pre-existing shared memory block is still in use')).toBe(false);
  expect(isOfAnother('lock file "postmaster.pid" already exists')).toBe(true);
});
