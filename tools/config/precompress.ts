import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const isText = (file: string): boolean => /\.(js|css|svg|json|txt|xml)$/.test(file);
/** A smaller file gains nothing from compression. */
const smallestSize = 256;

const compress = async (file: string): Promise<void> => {
  if ((await stat(file)).size < smallestSize) return;
  const plain = await readFile(file);
  const [br, gz] = await Promise.all([
    brotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    zip(plain, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
};

/**
 * Writes a `.br` and a `.gz` beside each text file of the browser's build, for `preCompressed` of `@fastify/static`.
 */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle: async ({ dir = '' }) => {
    const files = await readdir(dir, { recursive: true });
    await Promise.all(files.filter(isText).map((file) => compress(join(dir, file))));
  },
});
