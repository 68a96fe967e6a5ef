import { createServer, type AddressInfo, type Socket } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { soaking } from '@caravan/server-core/testing';

const megabyte = 1024 * 1024;
const zeros = Buffer.alloc(8 * megabyte);
const head = (...lines: string[]): string =>
  `${['HTTP/1.1 200 OK', 'content-type: text/html', ...lines].join('\r\n')}\r\n\r\n`;

/** Writes as long as the socket is open. */
const forEver = (socket: Socket, next: () => string | Buffer): void => {
  const more = (): void => {
    while (!socket.destroyed && socket.write(next()));
  };
  socket.on('drain', more);
  more();
};

const every = (socket: Socket, milliseconds: number, next: () => string | Buffer): void => {
  const timer = setInterval(() => socket.write(next()), milliseconds);
  socket.on('close', () => clearInterval(timer));
};

const bombs = {
  deflate: deflateSync(Buffer.alloc(200 * megabyte), { level: 9 }),
  brotli: brotliCompressSync(Buffer.alloc(200 * megabyte)),
};

/** The size stops them; in a normal run large ones reach it sooner. */
const hint = `HTTP/1.1 103 Early Hints\r\nlink: </${'a'.repeat(soaking ? 1 : 1_000)}>\r\n\r\n`;

/** Eight megabytes of zeros at a time, without end: gzip allows one member after another. */
const endlessGzip = gzipSync(zeros, { level: 9 });
const attacks: Readonly<Record<string, (socket: Socket) => void>> = {
  'gzip-bomb': (socket) => {
    socket.write(head('content-encoding: gzip'));
    forEver(socket, () => endlessGzip);
  },
  'deflate-bomb': (socket) =>
    void socket.end(Buffer.concat([Buffer.from(head('content-encoding: deflate')), bombs.deflate])),
  'brotli-bomb': (socket) => void socket.end(Buffer.concat([Buffer.from(head('content-encoding: br')), bombs.brotli])),
  'endless-body': (socket) => {
    socket.write(head());
    forEver(socket, () => zeros.subarray(0, 64 * 1024));
  },
  'endless-chunks': (socket) => {
    socket.write(head('transfer-encoding: chunked'));
    forEver(socket, () => '1\r\nx\r\n'.repeat(2_000));
  },
  'endless-chunk-extension': (socket) => {
    socket.write(`${head('transfer-encoding: chunked')}1;`);
    forEver(socket, () => 'x'.repeat(16 * 1024));
  },
  'one-endless-header': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\nx: ');
    forEver(socket, () => 'a'.repeat(16 * 1024));
  },
  'endless-headers': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    forEver(socket, () => 'x: y\r\n'.repeat(2_000));
  },
  'endless-hints': (socket) => forEver(socket, () => hint.repeat(200)),
  silent: () => undefined,
  'slow-headers': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    every(socket, 20, () => 'x: y\r\n');
  },
  'slow-body': (socket) => {
    socket.write(head());
    every(socket, 20, () => '.');
  },
  'slow-gzip': (socket) => {
    socket.write(head('content-encoding: gzip'));
    let sent = 0;
    every(socket, 20, () => endlessGzip.subarray(sent, (sent += 1)));
  },
  'more-than-declared': (socket) => {
    socket.write(head('content-length: 10'));
    forEver(socket, () => zeros.subarray(0, 64 * 1024));
  },
  'declared-and-never-sent': (socket) => void socket.write(head('content-length: 2000000')),
};

export const attackNames = Object.keys(attacks);

/** A shop that answers `/<attack>` with that attack, and `/page` with a legitimate page of three megabytes. */
export const startHostileShop = async () => {
  const sockets = new Set<Socket>();
  const page = Buffer.alloc(3_000_000, 'x');
  const honest = Buffer.concat([Buffer.from(head(`content-length: ${page.byteLength}`)), page]);
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (data) => {
      const attack = /^GET \/([\w-]+) /.exec(data.toString('latin1'))?.[1] ?? '';
      if (attack === 'page') socket.write(honest);
      else attacks[attack]?.(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
