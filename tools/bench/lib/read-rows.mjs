// Reads the rows of the server's table, in order.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = join(import.meta.dirname, '../rows');
const bareRoutes = ['row', 'hello', 'hash'];

const check = ({ file, order, name, beside, prepare, attack }) => {
  if (
    typeof order !== 'number' ||
    typeof name !== 'string' ||
    (typeof attack !== 'function' && (typeof prepare !== 'function' || !bareRoutes.includes(beside)))
  ) {
    throw new Error(`tools/bench/rows/${file} is no row: see the top of tools/bench/bench.mjs`);
  }
};

export const readRows = async () => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.mjs'));
  const rows = await Promise.all(
    files.map(async (file) => ({ file, ...(await import(pathToFileURL(join(folder, file)).href)).default })),
  );
  rows.forEach(check);
  return rows.sort((one, other) => one.order - other.order);
};
