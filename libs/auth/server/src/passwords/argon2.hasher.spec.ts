import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { currentCost, digestBytes } from './password-hash.ts';
import { argon2Hasher } from './argon2.hasher.ts';
import { deriveByNode, deriveByPackage } from './argon2-derive.ts';

test("Node's argon2 and the package make the same hash", async () => {
  const salt = Buffer.from('0123456789abcdef');
  const [byNode, byPackage] = await Promise.all([
    deriveByNode('abc123', salt, currentCost),
    deriveByPackage('abc123', salt, currentCost),
  ]);
  expect(Buffer.from(byPackage).toString('hex')).toBe(byNode.toString('hex'));
});

test('a password matches only its own hash', async () => {
  const hasher = argon2Hasher();
  const hash = await hasher.hash('abc123');
  expect(await hasher.hash('abc123')).not.toBe(hash);
  expect(await hasher.verify('abc123', hash)).toBe(true);
  expect(await hasher.verify('abc124', hash)).toBe(false);
  expect(await hasher.verify('abc123', undefined)).toBe(false);
});

test('calls beyond the queue are refused as unavailable', async () => {
  const gate = Promise.withResolvers<Buffer>();
  const hasher = argon2Hasher(() => gate.promise);
  const room = 128 + Math.min(3, availableParallelism());
  const calls = Array.from({ length: room + 20 }, () => hasher.verify('abc123', undefined));
  gate.resolve(Buffer.alloc(digestBytes));
  const results = await Promise.allSettled(calls);
  const refused = results.filter((result) => result.status === 'rejected').map((result) => result.reason as unknown);
  expect(refused).toHaveLength(20);
  expect(refused[0]).toMatchObject({ reason: 'unavailable', headers: { 'Retry-After': '5' } });
});
