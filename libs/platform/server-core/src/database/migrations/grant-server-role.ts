import { sql } from 'drizzle-orm';
import type { Database } from '../transactions/tx.ts';

/** A server reads and writes rows in the schemas, and changes nothing else. */
const grants = (role: string) => sql`
  WITH owned AS (
    SELECT c.oid::regclass AS name, n.nspname AS schema, c.relkind AS kind
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname IN ('public', 'pgboss', 'drizzle') AND c.relkind IN ('r', 'p', 'S')
      AND pg_get_userbyid(c.relowner) = current_user)
  SELECT format('GRANT USAGE ON SCHEMA drizzle, pgboss TO %I', ${role}::text) AS statement
  UNION ALL
  SELECT format('GRANT USAGE ON SCHEMA public TO %I', ${role}::text)
  WHERE NOT has_schema_privilege(${role}, 'public', 'USAGE')
  UNION ALL
  SELECT format('GRANT %s ON %s %s TO %I',
    CASE WHEN kind = 'S' THEN 'USAGE, SELECT, UPDATE'
         WHEN schema = 'drizzle' THEN 'SELECT'
         ELSE 'SELECT, INSERT, UPDATE, DELETE' END,
    CASE WHEN kind = 'S' THEN 'SEQUENCE' ELSE 'TABLE' END, string_agg(name::text, ', '), ${role}::text)
  FROM owned WHERE schema <> 'drizzle' OR kind <> 'S' GROUP BY kind, schema`;

/** Grants a role what a server needs on the tables and queues of the current role. */
export const grantServerRole = async (db: Database, role: string): Promise<void> => {
  const { rows } = await db.execute<{ statement: string }>(grants(role));
  for (const { statement } of rows) await db.execute(sql.raw(statement));
};
