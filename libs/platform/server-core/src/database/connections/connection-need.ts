import { sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import { jobConnections } from '../../jobs/boss.ts';
import type { Database } from '../transactions/tx.ts';

type NeedConfig = Pick<Config, 'databasePool' | 'role'>;

/**
 * Connections that a server process opens at most: those for requests, one for health checks, one for changes
 * (`caravan-live`), and those for jobs, with one more on which workers hear of new jobs.
 */
export const connectionNeed = ({ databasePool, role }: NeedConfig): number =>
  databasePool + 2 + (role === 'web' ? jobConnections.sending : jobConnections.working + 1);

interface Limit {
  name: string;
  accepted: number;
  open: number;
}

/** The limits of the server, of the database and of the role, with the connections that count for each. */
const readLimits = async (db: Database): Promise<Limit[]> => {
  const { rows } = await db.execute<{ name: string; accepted: number; open: number }>(sql`
    SELECT 'max_connections' AS name,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true)::int, 0) AS accepted,
      (SELECT sum(numbackends)::int FROM pg_stat_database) AS open
    UNION ALL
    SELECT 'the limit of database ' || datname, datconnlimit, numbackends
    FROM pg_database JOIN pg_stat_database USING (datname) WHERE datname = current_database() AND datconnlimit >= 0
    UNION ALL
    SELECT 'the limit of role ' || rolname, rolconnlimit,
      (SELECT count(*)::int FROM pg_stat_activity WHERE usename = rolname)
    FROM pg_roles WHERE rolname = current_user AND rolconnlimit >= 0`);
  return rows;
};

/**
 * A line for the operator if the database cannot carry this process beside those that are connected now. Call it before
 * the process opens more than the connection of this question.
 */
export const connectionShortage = async (db: Database, config: NeedConfig): Promise<string | undefined> => {
  const need = connectionNeed(config);
  const short = (await readLimits(db)).find(({ accepted, open }) => open - 1 + need > accepted);
  return (
    short &&
    `Too few database connections: ${short.name} allows ${short.accepted}, others have ${short.open - 1}, and this process may open ${need}. Raise the limit, lower DATABASE_POOL (${config.databasePool}), or use a pooler.`
  );
};
