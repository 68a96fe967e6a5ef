import { join } from 'node:path';
import type { Plugin } from 'vite';

const helperId = '\0vite/preload-helper.js';
const helperExport = 'export const __vitePreload =';
const fileList = join(import.meta.dirname, '../../../libs/platform/web-core/src/navigation/file-list.ts');

/**
 * Vite's helper, which knows the files of each `import()`, asked first whether somebody only wants their names. Of a module that needs no
 * other file Vite names none: it is loaded.
 */
export const listFirst = (code: string): string => {
  if (code.split(helperExport).length !== 2) throw new Error(`Vite's helper for import() no longer says "${helperExport}"`);
  return [
    `import { isOnlyAsked } from ${JSON.stringify(fileList)};`,
    code.replace(helperExport, 'const load ='),
    'export const __vitePreload = (module, files, importer) => files?.length && isOnlyAsked(files.map((file) => assetsURL(file, importer))) ? new Promise(() => undefined) : load(module, files, importer);',
  ].join('\n');
};

/**
 * Lets a link in view fetch its page's files without running them: `filesLoadedBy` learns their names from Vite's helper, which would itself
 * apply the page's sheets and evaluate its scripts.
 */
export const listedImports = (): Plugin => ({
  name: 'caravan:listed-imports',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  transform: (code, id) => (id === helperId ? { code: listFirst(code), map: null } : null),
});
