import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { browserFacts } from './browser-facts.ts';

const folder = mkdtempSync(join(tmpdir(), 'browser-facts-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a browser’s descriptors keep what a browser reads and nothing else', async () => {
  writeFileSync(
    join(folder, 'shop.wire.ts'),
    `type Facts = object;
const defineEndpoint = <T>() => (facts: Facts): Facts => facts;
export const buy = defineEndpoint<{ data: null }>()({
  method: 'POST',
  path: '/buy/:id',
  login: 'shopper',
  roles: ['shopper', 'staff'],
  tags: ['login', 'cart'],
  summary: 'Buy it, (or try)',
  quiet: ['sold_out'],
  idempotency: 'key',
  limit: { max: 3, minutes: 1, by: 'account' },
  reasons: ['sold_out', 'too_late']
});
export const unrelated = { summary: 'kept' };`,
  );
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [browserFacts()],
    build: { write: false, lib: { entry: 'shop.wire.ts', formats: ['es'] } },
  });
  const chunks = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []));
  const code = chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, unknown>;
  expect({ ...module }).toEqual({
    buy: { method: 'POST', path: '/buy/:id', tags: ['login', 'cart'], quiet: ['sold_out'], idempotency: 'key' },
    unrelated: { summary: 'kept' },
  });
});
