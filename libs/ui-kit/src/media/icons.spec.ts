import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { iconNames } from './icons.ts';

test('each icon is a symbol of the shared drawing, and each symbol is an icon', () => {
  const drawing = readFileSync(join(import.meta.dirname, 'icons.svg'), 'utf8');
  expect([...drawing.matchAll(/<symbol id="([\w-]+)"/g)].map(([, name]) => name)).toEqual(iconNames);
});
