import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { moduleSources } from './module-sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'module-sources-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, code: string) => writeFileSync(join(folder, name), code);

test('what a manifest imports says where it came from, and other imports are left alone', async () => {
  write('shop.web.ts', `export const load = () => import('./shop.page.ts');`);
  write('shop.page.ts', `export const Page = 'page';\nexport const later = () => import('./later.ts');`);
  write('later.ts', `export const late = true;`);
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [moduleSources({ root: folder })],
    build: { ssr: 'shop.web.ts', write: false, rolldownOptions: { output: { entryFileNames: '[name].js' } }, minify: false },
  });
  const chunks = 'output' in result ? result.output : [];
  const code = chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n');
  expect(code).toContain('__source: "shop.page.ts"');
  expect(code).not.toContain('__source: "later.ts"');
});
