import { join } from 'node:path';
import type { Plugin } from 'vite';

const helperId = '\0vite/preload-helper.js';
const ours = join(import.meta.dirname, '../../../libs/platform/web-core/src/navigation/import-with-files.ts');

/** In a build, every `import()` goes through `importWithFiles`, which Vite hands the files that come with the module. */
export const importHelper = (): Plugin => ({
  name: 'caravan:import-helper',
  enforce: 'pre',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  load: (id) => (id === helperId ? `export { importWithFiles as __vitePreload } from ${JSON.stringify(ours)};` : null),
});
