import { createServer, type AddressInfo, type Server } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { openPool } from './pool.ts';

/** A message of PostgreSQL's protocol: its kind, its length with itself, and its content. */
const message = (kind: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.write(kind);
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
};

/** Accepts the login and ends the connection, as a PostgreSQL that loses its postmaster at that moment. */
const loginAndEnd = Buffer.concat([
  message('R', Buffer.alloc(4)),
  message('Z', Buffer.from('I')),
  message('E', Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0')),
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
