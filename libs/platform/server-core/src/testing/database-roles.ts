import { inject } from 'vitest';
import { administer, databaseUrl, randomName } from './postgres.ts';

/** An empty database with two roles: one owns it, the other may only connect. */
export interface DatabaseRoles {
  ownerUrl: string;
  serverUrl: string;
  /** Limits the connections of the server's role. */
  limit: (connections: number) => Promise<void>;
  close: () => Promise<void>;
}

export const databaseWithRoles = async (): Promise<DatabaseRoles> => {
  const adminUrl = inject('postgresUrl');
  const name = randomName('test');
  const owner = randomName('owner');
  const server = randomName('server');
  await administer(adminUrl, `CREATE ROLE ${owner} LOGIN PASSWORD 'x'`);
  await administer(adminUrl, `CREATE ROLE ${server} LOGIN PASSWORD 'x'`);
  await administer(adminUrl, `CREATE DATABASE ${name} OWNER ${owner}`);
  const urlOf = (role: string): string => databaseUrl(adminUrl, name).replace(/\/\/[^@]*@/, `//${role}:x@`);
  return {
    ownerUrl: urlOf(owner),
    serverUrl: urlOf(server),
    limit: (connections) => administer(adminUrl, `ALTER ROLE ${server} CONNECTION LIMIT ${connections}`),
    async close() {
      await administer(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`);
      await administer(adminUrl, `DROP ROLE ${owner}, ${server}`);
    },
  };
};
