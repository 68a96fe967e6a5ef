import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { pureRouter } from './pure-router.ts';

const production = join(dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist/production/index.mjs');

const entry: Plugin = {
  name: 'entry',
  resolveId: (id) => (id === 'virtual:entry' ? id : null),
  load: (id) => (id === 'virtual:entry' ? `export { useHref } from ${JSON.stringify(production)};` : null),
};

const bundle = async (plugins: Plugin[]): Promise<string> => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [plugins, entry],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'virtual:entry', external: ['react', 'react-dom'], preserveEntrySignatures: 'strict' },
    },
  });
  return ('output' in result ? result.output : []).map((chunk) => ('code' in chunk ? chunk.code : '')).join('');
};

test('components of the router that nobody imports are left out', async () => {
  const [whole, pure] = await Promise.all([bundle([]), bundle([pureRouter()])]);
  for (const part of ['LinkWithRef', 'NavLinkWithRef', 'PrefetchPageLinksImpl']) {
    expect(whole).toContain(part);
    expect(pure).not.toContain(part);
  }
  expect(pure).toContain('function useHref');
});
