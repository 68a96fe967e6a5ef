import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { codeWords, failureLine, outsideFailure } from './failure-line.ts';
import { StartRefused, startRefusal } from './start-refused.ts';

const config = { dataDir: '/srv/shop' };
const fault = (message: string, details: object): Error => Object.assign(new Error(message), details);
const ofQuery = (cause: Error): Error =>
  new DrizzleQueryError('CREATE TABLE note (\n  text text\n)', ['secret@shop.test'], cause);

describe('a failure outside the server is one line', () => {
  it.each([
    [
      fault('EROFS: read-only file system', {
        code: 'EROFS',
        syscall: 'open',
        path: '/srv/shop/postgres/postgres.log',
      }),
      'DATA_DIR: /srv/shop/postgres/postgres.log cannot be used (EROFS: it is read-only)',
    ],
    [
      fault('ENOENT', { code: 'ENOENT', syscall: 'spawn', path: '/usr/bin/tar' }),
      '/usr/bin/tar cannot be used (ENOENT)',
    ],
    [
      fault('ENOSPC: no space left on device, write', { code: 'ENOSPC', syscall: 'write' }),
      'a disk is full: ENOSPC: no space left on device, write',
    ],
    [
      ofQuery(fault('could not extend file "base/5/1":\n  No space left on device', { code: '53100' })),
      'the database\'s disk is full: could not extend file "base/5/1": No space left on device',
    ],
    [
      ofQuery(fault('cannot execute INSERT in a read-only transaction', { code: '25006' })),
      'the database reports: cannot execute INSERT in a read-only transaction (25006)',
    ],
    [
      ofQuery(new Error('Connection terminated unexpectedly')),
      'the database does not answer: Connection terminated unexpectedly',
    ],
  ])('%#', (error, line) => {
    expect(outsideFailure(error, config)).toBe(line);
  });

  it('that names the meaning of a code', () => {
    expect(codeWords(fault('x', { code: 'ENOTDIR' }))).toBe('ENOTDIR');
    expect(codeWords(fault('x', { code: 'ENOSPC' }))).toBe('ENOSPC: the disk is full');
  });
});

describe('a fault of the server', () => {
  const wrong = ofQuery(fault('column "colour" does not exist', { code: '42703' }));

  it('is one line without the statement, and is logged', () => {
    const logged: unknown[] = [];
    const refusal = startRefusal(wrong, { config, log: { fatal: (entry: unknown) => void logged.push(entry) } });
    expect(refusal.message).toBe('the server could not start: column "colour" does not exist');
    expect(logged).toEqual([{ err: wrong }]);
    expect(failureLine(wrong, config)).toBe('column "colour" does not exist');
  });

  it('is no reason that an operator can fix', () => {
    expect(outsideFailure(wrong, config)).toBeUndefined();
    const refused = new StartRefused('set PORT');
    const fatal = (): never => expect.unreachable();
    expect(startRefusal(refused, { config, log: { fatal } })).toBe(refused);
  });
});
