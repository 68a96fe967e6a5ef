import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { importHelper } from './import-helper.ts';

const folder = mkdtempSync(join(tmpdir(), 'import-helper-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('in a build, an import() is ours, and is told the files that come with it', async () => {
  writeFileSync(join(folder, 'main.js'), `export const load = () => import('./page.js');`);
  writeFileSync(join(folder, 'page.js'), `import './page.css';\nexport const Page = 'page';`);
  writeFileSync(join(folder, 'page.css'), 'p { color: red; }');
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [importHelper()],
    build: { write: false, minify: false, rolldownOptions: { input: 'main.js', preserveEntrySignatures: 'strict' } },
  });
  const code = ('output' in result ? result.output : []).map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n');
  expect(code).toMatch(/importWithFiles\(\(\) => import\("\.\/page-.+\.js"\), __vite__mapDeps\(\[0,1\]\)\)/);
  expect(code).toMatch(/\["assets\/page-.+\.js","assets\/page-.+\.css"\]/);
  expect(code).not.toContain('vite:preloadError');
});
