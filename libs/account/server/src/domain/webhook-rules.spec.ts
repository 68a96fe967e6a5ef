import { expect, test } from 'vitest';
import { isWebhookTarget } from './webhook-rules.ts';

test.each([
  ['https://hooks.example.com/', true],
  ['https://hooks.example.com:8443/', true],
  ['http://hooks.example.com:8443/', false],
  ['https://hooks.example.com:22/', false],
  ['https://127.0.0.1/', false],
])('a webhook to %s: %s', (url, isTarget) => {
  expect(isWebhookTarget(new URL(url))).toBe(isTarget);
});
