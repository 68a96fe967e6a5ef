// The built server with its embedded PostgreSQL in a data folder.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../../lib/workspace.mjs';
import { startChild } from './child-server.mjs';

/** The first staff account of a benchmark's shop. */
export const staff = { email: 'bench-staff@example.test', password: 'harbour357' };

/** Starts it on a port; `env` has more variables, `root` is the checkout whose build it is. */
export const startShopServer = ({ dataDir, port, env = {}, root = inRoot() }) => {
  const main = join(root, 'dist', 'apps', 'server', 'main.js');
  if (!existsSync(main)) throw new Error(`nothing is built in ${root}: npm run build`);
  const variables = {
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    STAFF_EMAIL: staff.email,
    STAFF_PASSWORD: staff.password,
    DATABASE_URL: undefined,
    SMTP_URL: undefined,
    ...env,
  };
  return startChild([main], { env: variables, log: join(dataDir, 'server.log'), ready: /Caravan is ready/ });
};
