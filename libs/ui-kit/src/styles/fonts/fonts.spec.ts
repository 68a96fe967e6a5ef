import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the checked-in fonts have what the style sheet declares', () => {
  execFileSync(process.execPath, [join(import.meta.dirname, '../../../scripts/write-fonts.mjs'), folder]);
  expect(readdirSync(folder)).toEqual(['inter-latin-ext.woff2', 'inter-latin.woff2']);
  for (const file of readdirSync(folder)) {
    const same = readFileSync(join(folder, file)).equals(readFileSync(join(import.meta.dirname, file)));
    expect(same, `${file}: run \`npx nx run ui-kit:fonts\``).toBe(true);
  }
});
