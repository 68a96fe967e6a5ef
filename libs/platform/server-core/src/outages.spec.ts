import { defineEndpoint, schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { afterEach, describe, expect, it } from 'vitest';
import { NoConnection } from './database/transactions/sql-state.ts';
import { wordsOf } from './error-words.ts';
import { route, type FeatureServer } from './feature.ts';
import { FilesUnavailable } from './files/files.ts';
import { makeLog } from './server/watching/logging.ts';
import { testServer, type TestServer } from './testing/index.ts';

const errorLevel = 50;
interface Line {
  level: number;
  msg: string;
  err?: { message: string; stack: string };
}

const fail = schemaOf(
  defineEndpoint<{ query: { of: string }; data: null }>()({
    method: 'GET',
    path: '/fail',
    login: 'none',
    tags: [],
    summary: 'Fail',
  }),
  { query: z.object({ of: z.string() }), data: z.null() },
);
const feature: FeatureServer = {
  name: 'failures',
  reasons: {},
  routes: [
    route(fail, ({ query }) => {
      if (query.of === 'database') throw new NoConnection('no database connection');
      if (query.of === 'files') throw new FilesUnavailable('the bucket does not answer');
      // Some libraries throw plain objects.
      throw { code: 'EODD', connection: { password: 'hunter2' } };
    }),
  ],
};

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const start = async () => {
  const lines: Line[] = [];
  const log = makeLog({ logLevel: 'warn' }, { write: (line) => void lines.push(JSON.parse(line) as Line) });
  const { app, core } = (server = await testServer({ log, compose: () => ({ features: [feature] }) }));
  const call = (of: string) => app.inject(`/v1/fail?of=${of}`);
  return { lines, core, call, errors: () => lines.filter(({ level }) => level >= errorLevel) };
};

describe('an outage', () => {
  it.each(['database', 'files'])('of the %s is one error in the log, and one line when it is over', async (of) => {
    const { lines, errors, core, call } = await start();
    const callMany = () => Promise.all(Array.from({ length: 100 }, () => call(of)));
    const answers = await callMany();
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
    expect(lines).toHaveLength(1);
    expect(errors()).toHaveLength(1);
    for (const dependency of ['database', 'file store'] as const) core.outages.over(dependency);
    expect(lines.slice(1)).toMatchObject([{ level: 40, errors: 100 }]);
    await callMany();
    expect(errors()).toHaveLength(2);
  });
});

describe('the message of an error', () => {
  it('that is a plain object is logged without its secrets', async () => {
    const { lines, call } = await start();
    await call('odd');
    expect(lines[0]?.err?.message).toBe('EODD');
    expect(JSON.stringify(lines)).not.toMatch(/\[object|hunter2/);
  });

  it.each([
    [new Error('gone'), 'gone'],
    [new AggregateError([new Error('a'), new Error('b'), new Error('a')]), 'a; b'],
    [new AggregateError([]), 'AggregateError'],
    [{ message: 'gone', queue: 'mail' }, 'gone'],
    [{ code: 'ECONNREFUSED' }, 'ECONNREFUSED'],
    [{ secret: 'x', queue: 'mail' }, 'an object with secret, queue'],
    [{}, 'an object with no properties'],
    ['gone', 'gone'],
    [undefined, 'undefined'],
    [null, 'null'],
  ])('%o', (error, words) => {
    expect(wordsOf(error)).toBe(words);
  });
});
