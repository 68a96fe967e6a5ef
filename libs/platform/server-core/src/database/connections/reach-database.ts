import { Client, type ClientConfig } from 'pg';
import { wordsOf } from '../../error-words.ts';
import { StartRefused } from '../../start-refused.ts';
import { ofSession } from './pool.ts';

/** A configured database does not answer, refuses the connection, or is not what Caravan needs. */
class DatabaseUnreachable extends StartRefused {
  override readonly name = 'DatabaseUnreachable';
}

/** The oldest PostgreSQL on which Caravan works. */
export const oldestMajor = 15;

/** Milliseconds for a connection and for an answer. A start that is refused ends within ten seconds. */
const patience = 8_000;
/** The same for the second connection, on which nothing depends. */
const shortPatience = 2_000;

/** Works with a connection of its own, and closes it. */
const withClient = async <Result>(config: ClientConfig, work: (client: Client) => Promise<Result>): Promise<Result> => {
  const client = new Client({ connectionTimeoutMillis: patience, query_timeout: patience, ...config });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
};

const readNumber = async (client: Client, expression: string): Promise<number | undefined> =>
  (await client.query<{ number: number }>(`SELECT ${expression} AS number`)).rows[0]?.number;

const sessionOf = (client: Client) => readNumber(client, 'pg_backend_pid()');

/**
 * True if a connection leads to a pooler that lends its sessions for one transaction each: a second connection then has
 * the same session in turn, or the first one changes its session. The last question finds a pooler that lends two
 * sessions by turns.
 */
const lendsSessions = (one: Client, url: string): Promise<boolean> =>
  withClient(
    { connectionString: url, connectionTimeoutMillis: shortPatience, query_timeout: shortPatience },
    async (two) => {
      const first = await sessionOf(one);
      if ((await sessionOf(two)) === first) return true;
      return (await sessionOf(one)) !== first || (await sessionOf(one)) !== first;
    },
  ).catch(() => false);

/** True if an address leads to such a pooler. False if it cannot be found out. */
export const isPooler = (url: string): Promise<boolean> =>
  withClient({ connectionString: url }, (client) => lendsSessions(client, url)).catch(() => false);

export interface ReachOptions {
  /** The variable that has the address. */
  variable: string;
  /** True if the address may be that of a pooler. */
  pooled?: boolean;
}

const poolerProblem = (variable: string): string =>
  variable === 'DATABASE_URL'
    ? 'this is a pooler such as PgBouncer: set DATABASE_POOLER=transaction'
    : 'this is a pooler such as PgBouncer: set it to the address of the database itself';

/** PgBouncer, in any mode, refuses a connection that brings the limits of its session. */
const isRefusedByPooler = (error: unknown): boolean => wordsOf(error).includes('unsupported startup parameter');

const problemOf = (url: string, { variable, pooled = false }: ReachOptions): Promise<string | undefined> =>
  withClient({ connectionString: url, ...(pooled ? {} : ofSession) }, async (client) => {
    const major = await readNumber(client, `current_setting('server_version_num')::int / 10000`);
    if (major !== undefined && major < oldestMajor)
      return `the database is PostgreSQL ${major}: use ${oldestMajor} or newer`;
    return !pooled && (await lendsSessions(client, url)) ? poolerProblem(variable) : undefined;
  });

/** Connects once at start, so that a wrong address, password, version or pooler is reported in one line. */
export const reachDatabase = async (url: string, options: ReachOptions): Promise<void> => {
  const { variable } = options;
  const refuse = (problem: string, cause?: unknown): never => {
    throw new DatabaseUnreachable(`${variable}: ${problem}`, { cause });
  };
  const problem = await problemOf(url, options).catch((error: unknown) =>
    refuse(
      isRefusedByPooler(error) ? poolerProblem(variable) : `the database cannot be used: ${wordsOf(error)}`,
      error,
    ),
  );
  if (problem !== undefined) refuse(problem);
};
