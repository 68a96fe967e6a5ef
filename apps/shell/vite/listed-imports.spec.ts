import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { listedImports, listFirst } from './listed-imports.ts';

const folder = mkdtempSync(join(tmpdir(), 'listed-imports-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('in a build, the files of an import() can be asked for', async () => {
  writeFileSync(join(folder, 'main.js'), `export const load = () => import('./page.js');`);
  writeFileSync(join(folder, 'page.js'), `import './page.css';\nexport const Page = 'page';`);
  writeFileSync(join(folder, 'page.css'), 'p { color: red; }');
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [listedImports()],
    build: { write: false, minify: false, rolldownOptions: { input: 'main.js', preserveEntrySignatures: 'strict' } },
  });
  const code = ('output' in result ? result.output : []).map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n');
  expect(code).toMatch(/files\?\.length && isOnlyAsked\(files\.map\(\(file\) => assetsURL\(file, importer\)\)\)/);
  expect(code).toMatch(/__vitePreload\(\(\) => import\(".\/page.+\.js"\), __vite__mapDeps\(/);
});

test('a helper that Vite writes otherwise stops the build', () => {
  expect(() => listFirst('export function __vitePreload() {}')).toThrow('no longer says');
});
