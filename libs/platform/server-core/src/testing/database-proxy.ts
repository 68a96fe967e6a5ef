import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface DatabaseProxy {
  /** The URL of the database through the proxy. */
  url: string;
  /** Closes all connections, half of them with a reset, and refuses new ones. */
  cut: () => void;
  /**
   * Keeps connections open without answering, as if the network dropped every packet. New connections get no answer
   * either.
   */
  silence: () => void;
  /** Lets new connections work again. Silent ones stay silent. */
  restore: () => void;
  /** Closes the silent connections, as the system does after minutes. */
  endSilent: () => void;
  close: () => Promise<void>;
}

const addressOf = (url: URL): { path: string } | { host: string; port: number } => {
  const host = decodeURIComponent(url.hostname);
  const port = Number(url.port || 5432);
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
};

/** A proxy between a server and its PostgreSQL, with which a test can simulate outages. */
export const databaseProxy = async (databaseUrl: string): Promise<DatabaseProxy> => {
  const url = new URL(databaseUrl);
  const address = addressOf(url);
  const open = new Set<Socket>();
  /** Connections from the server under test. */
  const near = new Set<Socket>();
  const silent = new Set<Socket>();
  let state: 'up' | 'cut' | 'silent' = 'up';

  const keep = (socket: Socket): void => {
    open.add(socket);
    socket.on('close', () => {
      open.delete(socket);
      silent.delete(socket);
    });
    socket.on('error', () => socket.destroy());
  };
  const end = (sockets: ReadonlySet<Socket>): void => sockets.forEach((socket) => socket.destroy());
  const hush = (socket: Socket): void => {
    socket.unpipe().pause();
    silent.add(socket);
  };

  const proxy = createServer((socket) => {
    keep(socket);
    near.add(socket);
    socket.on('close', () => near.delete(socket));
    if (state === 'cut') socket.destroy();
    if (state === 'silent') hush(socket);
    if (state !== 'up') return;
    const far = connect(address);
    keep(far);
    socket.pipe(far).pipe(socket);
    socket.on('close', () => far.destroy());
    far.on('close', () => socket.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;

  return {
    url: `postgres://${url.username}:${url.password}@127.0.0.1:${port}${url.pathname}`,
    cut() {
      state = 'cut';
      [...near].filter((_, index) => index % 2 === 0).forEach((socket) => socket.resetAndDestroy());
      end(open);
    },
    silence() {
      state = 'silent';
      // PostgreSQL would eventually drop the connections of an earlier silence.
      end(silent);
      open.forEach(hush);
    },
    restore() {
      state = 'up';
    },
    endSilent: () => end(silent),
    async close() {
      end(open);
      proxy.close();
      await once(proxy, 'close');
    },
  };
};
