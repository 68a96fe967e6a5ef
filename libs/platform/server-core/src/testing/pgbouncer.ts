import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { vi } from 'vitest';
import { isRoot } from '../database/embedded/place.ts';
import { freePort } from './free-port.ts';

/** Debian's place, or wherever the PATH has it. */
export const pgBouncerProgram = ['/usr/sbin', ...(process.env['PATH'] ?? '').split(':')]
  .map((folder) => join(folder, 'pgbouncer'))
  .find(existsSync);

export interface PgBouncer {
  url: string;
  close: () => Promise<void>;
}

/** PgBouncer refuses root. PostgreSQL's user can reach its socket. */
const user = (): { uid?: number; gid?: number } => {
  if (!isRoot()) return {};
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
};

/** Runs PgBouncer, as it comes or with more settings, in transaction mode with a few connections to one database. */
export const startPgBouncer = async (databaseUrl: string, connections: number, more = ''): Promise<PgBouncer> => {
  const [, role = '', password = '', host = '', port = '', name = ''] =
    /^postgres(?:ql)?:\/\/([^:]*):([^@]*)@([^:/]*):(\d+)\/(\w+)/.exec(databaseUrl) ?? [];
  const folder = await mkdtemp(join(tmpdir(), 'caravan-pgbouncer-'));
  await chmod(folder, 0o755);
  const listenPort = await freePort();
  const config = join(folder, 'pgbouncer.ini');
  const server = `host=${decodeURIComponent(host)} port=${port} user=${role} password=${decodeURIComponent(password)}`;
  await writeFile(
    config,
    `[databases]
${name} = ${server}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 200
${more}
`,
  );
  const child = spawn(pgBouncerProgram ?? '', [config], { ...user(), stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = `postgres://${role}@127.0.0.1:${listenPort}/${name}`;
  await vi.waitFor(async () => {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.end();
  }, 10_000);
  return {
    url,
    async close() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
