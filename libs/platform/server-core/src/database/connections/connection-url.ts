import type { Connection } from './pool.ts';

/** The `postgres://` address of a connection, also of one by a socket. */
export const connectionUrl = ({ connectionString, host, port, user, password, database }: Connection): string => {
  if (connectionString !== undefined) return connectionString;
  const [name, secret, place] = [user, password, host].map((part) => encodeURIComponent(String(part ?? '')));
  return `postgres://${name}:${secret}@${place}:${port}/${database}`;
};
