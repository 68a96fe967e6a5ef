import type { ClientBase } from 'pg';

/** A table of one of our schemas. Names are qualified and quoted. */
export interface Table {
  name: string;
  /** True if its rows are in its partitions. */
  partitioned: boolean;
  /** For a partition: the table that it belongs to, and its bounds. */
  parent: string | null;
  bounds: string | null;
  /** Quoted columns without generated ones, which COPY does not accept. */
  columns: string[];
  /** All columns with their types, in order of their names. */
  shape: string[];
  bytes: number;
}

/** Objects of PostgreSQL itself and of extensions, such as pg_trgm, are not ours. */
const ours = `n.nspname <> 'information_schema' AND n.nspname !~ '^pg_' AND NOT EXISTS (
  SELECT 1 FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')`;

/** The tables of all schemas; a partitioned table comes before its partitions. */
export const readTables = async (client: ClientBase): Promise<Table[]> => {
  const { rows } = await client.query<Table>(`
    SELECT format('%I.%I', n.nspname, c.relname) AS name,
      c.relkind = 'p' AS partitioned,
      (SELECT format('%I.%I', pn.nspname, p.relname) FROM pg_inherits i JOIN pg_class p ON p.oid = i.inhparent
        JOIN pg_namespace pn ON pn.oid = p.relnamespace WHERE i.inhrelid = c.oid) AS parent,
      pg_get_expr(c.relpartbound, c.oid) AS bounds,
      (SELECT coalesce(array_agg(quote_ident(a.attname) ORDER BY a.attnum), '{}') FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns,
      (SELECT coalesce(array_agg(quote_ident(a.attname) || ' ' || format_type(a.atttypid, a.atttypmod)
          ORDER BY a.attname), '{}') FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped) AS shape,
      pg_table_size(c.oid)::float8 AS bytes
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'p') AND ${ours}
    ORDER BY c.relispartition, n.nspname, c.relname`);
  return rows;
};

/** The first table that has rows, except those in which drizzle and pg-boss write down their versions. */
export const findData = async (client: ClientBase, tables: readonly Table[]): Promise<string | undefined> => {
  const versions = ['drizzle.__drizzle_migrations', 'drizzle.required_migration', 'pgboss.version'];
  for (const { name, partitioned } of tables) {
    if (partitioned || versions.includes(name)) continue;
    const { rowCount } = await client.query(`SELECT 1 FROM ${name} LIMIT 1`);
    if (rowCount) return name;
  }
  return undefined;
};

export interface Statements {
  off: string[];
  on: string[];
}

/** Takes the foreign keys off, and adds them again, which checks every row. */
const readForeignKeys = async (client: ClientBase): Promise<Statements> => {
  const { rows } = await client.query<{ off: string; on: string }>(`
    SELECT format('ALTER TABLE %I.%I DROP CONSTRAINT %I', n.nspname, c.relname, k.conname) AS off,
      format('ALTER TABLE %I.%I ADD CONSTRAINT %I %s', n.nspname, c.relname, k.conname,
        pg_get_constraintdef(k.oid)) AS on
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE k.contype = 'f' AND k.conparentid = 0 AND ${ours}`);
  return { off: rows.map(({ off }) => off), on: rows.map(({ on }) => on) };
};

/** Disables the triggers that were created by CREATE TRIGGER, which needs no superuser, and enables them again. */
const readTriggers = async (client: ClientBase): Promise<Statements> => {
  const { rows } = await client.query<{ off: string; on: string }>(`
    SELECT format('ALTER TABLE ONLY %I.%I DISABLE TRIGGER %I', n.nspname, c.relname, t.tgname) AS off,
      format('ALTER TABLE ONLY %I.%I %s TRIGGER %I', n.nspname, c.relname,
        CASE t.tgenabled WHEN 'A' THEN 'ENABLE ALWAYS' WHEN 'R' THEN 'ENABLE REPLICA' ELSE 'ENABLE' END,
        t.tgname) AS on
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE NOT t.tgisinternal AND t.tgenabled <> 'D' AND ${ours}`);
  return { off: rows.map(({ off }) => off), on: rows.map(({ on }) => on) };
};

/** Foreign keys and triggers keep out rows that are copied table by table. */
export const readRules = async (client: ClientBase): Promise<Statements> => {
  const triggers = await readTriggers(client);
  const keys = await readForeignKeys(client);
  return { off: [...triggers.off, ...keys.off], on: [...keys.on, ...triggers.on] };
};

/** Names of all sequences, including those of identity columns. */
export const readSequences = async (client: ClientBase): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(`
    SELECT format('%I.%I', n.nspname, c.relname) AS name
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE c.relkind = 'S' AND ${ours}`);
  return rows.map(({ name }) => name);
};

/** The names of other connections to this database. Those of other roles have a name only for a superuser. */
export const otherConnections = async (client: ClientBase): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(`
    SELECT coalesce(nullif(application_name, ''), usename, 'unknown') AS name FROM pg_stat_activity
    WHERE datname = current_database() AND usesysid IS NOT NULL AND pid <> pg_backend_pid() AND leader_pid IS NULL`);
  return rows.map(({ name }) => name).sort();
};
