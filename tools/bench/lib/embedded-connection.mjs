// The connection to the embedded PostgreSQL of a data folder, for the bare server and for rows that fill tables.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const embeddedConnection = (dataDir) => {
  const home = join(dataDir, 'postgres');
  const [, , , port, socketFolder, host] = readFileSync(join(home, 'data/postmaster.pid'), 'utf8').split('\n');
  const password = readFileSync(join(home, 'data/caravan.password'), 'utf8').trim();
  return { host: socketFolder || host, port: Number(port), user: 'caravan', password, database: 'caravan' };
};
