import { relative } from 'node:path';
import type { Plugin } from 'vite';

const dynamicImport = /\bimport\(\s*(['"])([^'"]+)\1\s*\)/g;

/** Only places that name pages, slots and controls: the manifests and the shell itself. */
const namesPages = /(?:\.web\.tsx?|\/apps\/shell\/src\/[^?]*\.tsx?)$/;

/**
 * In the server build every `import()` of a manifest also says which source file it loads (`__source`, named as in Vite's manifest),
 * so that the renderer knows the browser's files of the page it has just rendered.
 */
export const moduleSources = ({ root }: { root: string }): Plugin => ({
  name: 'caravan:module-sources',
  enforce: 'pre',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
  async transform(code, id) {
    if (!namesPages.test(id)) return null;
    let changed = code;
    for (const [whole, , specifier = ''] of code.matchAll(dynamicImport)) {
      const resolved = await this.resolve(specifier, id);
      if (!resolved || resolved.external) continue;
      const source = JSON.stringify(relative(root, resolved.id).replaceAll('\\', '/'));
      changed = changed.replace(whole, `${whole}.then((module) => ({ ...module, __source: ${source} }))`);
    }
    return changed === code ? null : { code: changed, map: null };
  },
});
