import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A message of PostgreSQL's protocol: its kind, its length with itself, and its content. */
const message = (kind: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.write(kind);
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
};

export const accepted = message('R', Buffer.alloc(4));
export const ready = message('Z', Buffer.from('I'));
export const refused = (state: string, words: string): Buffer =>
  message('E', Buffer.from(`SFATAL\0VFATAL\0C${state}\0M${words}\0\0`));

/** One row with one column of type int4. */
const oneNumber = (value: number): Buffer => {
  const column = Buffer.alloc(18);
  column.writeInt32BE(23, 6);
  column.writeInt16BE(4, 10);
  const text = Buffer.from(String(value));
  const length = Buffer.alloc(4);
  length.writeInt32BE(text.length);
  const one = Buffer.from([0, 1]);
  return Buffer.concat([
    message('T', Buffer.concat([one, Buffer.from('number\0'), column])),
    message('D', Buffer.concat([one, length, text])),
    message('C', Buffer.from('SELECT 1\0')),
    ready,
  ]);
};

export interface FakePostgresOptions {
  /** The number that answers a statement. Connections are counted from 0. */
  answer: (statement: string, connection: number) => number;
  /** A parameter of the login that is refused, as a pooler does. */
  refuses?: string;
}

/** Accepts logins and answers each statement with one number, to look like a version or a pooler that a machine lacks. */
export const fakePostgres = async ({ answer, refuses }: FakePostgresOptions) => {
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    const connection = connections++;
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', (login) => {
      if (refuses !== undefined && login.includes(refuses))
        return socket.end(refused('08P01', `unsupported startup parameter: ${refuses}`));
      socket.on('data', (sent) => {
        if (sent.toString('latin1', 0, 1) === 'Q')
          socket.write(oneNumber(answer(sent.toString('utf8', 5), connection)));
      });
      return socket.write(Buffer.concat([accepted, ready]));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://caravan:secret@127.0.0.1:${port}/caravan`,
    close: async () => {
      sockets.forEach((socket) => socket.destroy());
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
