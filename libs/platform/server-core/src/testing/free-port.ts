import { createServer, type AddressInfo } from 'node:net';

/** A port of 127.0.0.1 that nobody uses at the moment, for a program that must be told its port. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};
