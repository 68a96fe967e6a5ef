import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { packageTransitions } from './package-transitions.ts';
import { printTransitions } from './print-transitions.ts';

const documented = fileURLToPath(new URL('../../../../../docs/states/package.md', import.meta.url));

test('the docs show the table as it is', () => {
  expect(readFileSync(documented, 'utf8')).toContain(printTransitions(packageTransitions));
});
