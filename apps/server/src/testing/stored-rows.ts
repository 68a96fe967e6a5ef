import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Pool } from 'pg';
import { from, to } from 'pg-copy-streams';

interface Stored {
  /** The quoted name of a table. Rows of partitions are stored with their table. */
  table: string;
  /** Its quoted columns, in the order of the rows. */
  columns: string[];
  /** PostgreSQL's own text format of COPY. */
  rows: string;
}

/** The rows of a database. pg-boss and drizzle fill tables of their own schemas again. */
export interface StoredRows {
  tables: Stored[];
  sequences: { name: string; last: string }[];
}

const tablesIn = async (pool: Pool): Promise<Omit<Stored, 'rows'>[]> => {
  const { rows } = await pool.query<Omit<Stored, 'rows'>>(`
    SELECT quote_ident(c.relname) AS table, array_agg(quote_ident(a.attname) ORDER BY a.attname) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
      AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    GROUP BY c.relname ORDER BY c.relname`);
  return rows;
};

/** Reads all rows, ordered, so that the same rows give the same text. */
export const storeRows = async (pool: Pool): Promise<StoredRows> => {
  const tables: Stored[] = [];
  const client = await pool.connect();
  try {
    for (const { table, columns } of await tablesIn(pool)) {
      const list = columns.join(', ');
      const rows = await text(client.query(to(`COPY (SELECT ${list} FROM ${table} t ORDER BY t::text) TO STDOUT`)));
      if (rows) tables.push({ table, columns, rows });
    }
    const { rows: sequences } = await client.query<StoredRows['sequences'][number]>(`
      SELECT quote_ident(sequencename) AS name, last_value::text AS last
      FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY sequencename`);
    return { tables, sequences };
  } finally {
    client.release();
  }
};

/** Fills the tables of a database without rows. Triggers and keys rest meanwhile, as in a restored backup. */
export const restoreRows = async (pool: Pool, { tables, sequences }: StoredRows): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query(`BEGIN; SET LOCAL session_replication_role = replica`);
    for (const { table, columns, rows } of tables)
      await pipeline(Readable.from([rows]), client.query(from(`COPY ${table} (${columns.join(', ')}) FROM STDIN`)));
    for (const { name, last } of sequences) await client.query('SELECT setval($1::regclass, $2::bigint)', [name, last]);
    await client.query('COMMIT');
  } finally {
    client.release();
  }
};
