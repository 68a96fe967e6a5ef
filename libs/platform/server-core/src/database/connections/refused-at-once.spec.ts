import { createServer, type AddressInfo, type Server } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { accepted, ready, refused } from '../../testing/fake-postgres.ts';
import { openPool } from './pool.ts';

/** Accepts the login and ends the connection, as a PostgreSQL that loses its postmaster at that moment. */
const loginAndEnd = Buffer.concat([
  accepted,
  ready,
  refused('57P01', 'terminating connection due to unexpected postmaster exit'),
]);

let server: Server | undefined;
afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))));

it('a connection that ends in the packet that opens it fails its caller, and not the process', async () => {
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(loginAndEnd));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const database = openPool(
    { host: '127.0.0.1', port, user: 'u', password: 'p', database: 'd' },
    { max: 1, onError: () => undefined },
  );
  await expect(database.db.execute(sql`SELECT 1`)).rejects.toThrow();
  await expect(database.transaction((tx) => tx.execute(sql`SELECT 1`))).rejects.toThrow();
  await database.close();
});
