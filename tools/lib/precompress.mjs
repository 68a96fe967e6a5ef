// Compresses built files once and as small as they get, so that the server only has to send them.
import { readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Types that are not compressed already, large enough to be worth a second file. */
const isWorthIt = (file) => /\.(js|css|svg|json|txt|xml)$/.test(file) && statSync(file).size >= 256;

const filesIn = (folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, name));

const compress = async (file) => {
  const plain = await readFile(file);
  const [br, gz] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
    zip(plain, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
};

/** Writes a `.br` and a `.gz` beside every file of a folder that gains by it. */
export const precompress = async (folder) => {
  await Promise.all(filesIn(folder).filter(isWorthIt).map(compress));
};
