import { Client } from 'pg';
import type { Connection } from './database.ts';

/** Nobody answers at `DATABASE_URL`, or not us. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable';
}

/** Several addresses of one host fail together, and their error says nothing itself. */
const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
};

/** Asks once, so that a wrong address or a wrong password is told in one line before anything is done. */
export const reachDatabase = async (connection: Connection): Promise<void> => {
  const client = new Client({ ...connection, connectionTimeoutMillis: 10_000 });
  // A connection that breaks later is the business of whoever uses it then.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
  } catch (error) {
    throw new DatabaseUnreachable(`DATABASE_URL: the database cannot be used: ${reasonOf(error)}`, { cause: error });
  } finally {
    await client.end().catch(() => undefined);
  }
};
