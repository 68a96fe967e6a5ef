import { dirname, posix, resolve } from 'node:path';
import type { Plugin } from 'vite';

const workerUrl = /new URL\(\s*(['"])(\.\.?\/[^'"]+\.worker)\.ts\1\s*,\s*import\.meta\.url\s*\)/g;
const placeholder = /__node_worker__([\w.-]+)__/g;

/**
 * Threads of the server: `new Worker(new URL('./read-page.worker.ts', import.meta.url))` runs the source as it is in development and in
 * tests, since Node reads TypeScript. A build has to bundle that file as well, and to point there from wherever the code ends up.
 */
export const nodeWorkers = (): Plugin => ({
  name: 'caravan:node-workers',
  apply: 'build',
  transform: {
    filter: { code: '.worker.ts' },
    handler(code, id) {
      const replaced = code.replaceAll(workerUrl, (_, _quote: string, path: string) => {
        const fileName = `${posix.basename(path)}.js`;
        this.emitFile({ type: 'chunk', id: resolve(dirname(id), `${path}.ts`), fileName });
        return `new URL("__node_worker__${fileName}__", import.meta.url)`;
      });
      return replaced === code ? undefined : { code: replaced, map: null };
    },
  },
  renderChunk(code, chunk) {
    if (!code.includes('__node_worker__')) return undefined;
    const here = posix.dirname(chunk.fileName);
    return { code: code.replaceAll(placeholder, (_, fileName: string) => `./${posix.relative(here, fileName)}`), map: null };
  },
});
