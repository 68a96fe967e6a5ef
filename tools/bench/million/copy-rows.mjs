// Copies all rows of a trade as often as wanted, in SQL. In each copy the last four characters of numbers such as
// CV2611A1B2C3D are six others, every other identifier has the copy's number at its end, numbers of rows are moved by a
// stride, and times lie further back. Triggers and indexes are off meanwhile:
// the copied rows have what the triggers gave to their originals.

/** Stands behind each identifier of a copied row until the copy's number takes its place. */
const mark = '~#~';
/** Stands in a number that people read until the copy's characters take its place. */
const numberMark = '~@~';
const peoplesNumber = /\b((?:CV|IT|PK|RT|SV|TX)\d{4}[\dA-Z]{3})[\dA-Z]{4}/g;
/** Six characters that differ for each copy and look random: searches by trigrams depend on it. */
const characters = `lpad(upper(to_hex((n::bigint * 1103515245 + 12345) % 16777216)), 6, '0')`;
/** More than the rows of a table that one trade makes. */
const stride = 10_000;
/** Keys of partitioned tables have times, which are moved and not marked. */
const instant = 'timestamp with time zone';
/** Rows of these tables are of one moment, secret or unique by chance. */
const left = new Set([
  'session',
  'attempt',
  'mail',
  'idempotency_key',
  'one_time_link',
  'waiting_mail',
  'pgboss',
  'cache_version',
  'built_file',
  'built_version',
  'server_process',
]);

const quoted = (name) => `"${name}"`;

/** The tables with the columns that are written, and those that number rows or point to such a number. */
const tablesOf = async (sql) => {
  const { rows } = await sql(`
    SELECT c.relname AS table, a.attname AS column, format_type(a.atttypid, NULL) AS type,
      EXISTS (SELECT FROM pg_index i WHERE i.indrelid = c.oid AND i.indisunique
        AND (a.attnum = ANY (i.indkey) OR pg_get_expr(i.indexprs, c.oid) LIKE '%' || a.attname || '%')) AS "unique",
      pg_get_serial_sequence(quote_ident(c.relname), a.attname) IS NOT NULL AND a.atttypid = 'bigint'::regtype AS "numbered"
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attisdropped
      AND a.attgenerated = '' ORDER BY c.relname, a.attnum`);
  const tables = new Map();
  for (const { table, ...column } of rows) {
    if (left.has(table)) continue;
    tables.set(table, [...(tables.get(table) ?? []), column]);
  }
  return tables;
};

/** Columns such as `transaction_id`, which hold the number of a row of another table. */
const pointsTo = { ledger_entry: { transaction_id: 'ledger_transaction' } };

/** The rows of a table that were written since a transaction, as JSON. */
const rowsSince = async (sql, table, since) => {
  const { rows } = await sql(
    `SELECT to_jsonb(t)::text AS row FROM ${quoted(table)} t WHERE t.xmin::text::bigint >= $1`,
    [since],
  );
  return rows.map(({ row }) => row);
};

const escaped = (text) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Puts the mark behind every identifier. The longest comes first, because some contain others. */
const marker = (identifiers) => {
  const longestFirst = [...identifiers].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(longestFirst.join('|'), 'g');
  return (row) => row.replaceAll(peoplesNumber, `$1${numberMark}`).replaceAll(pattern, (found) => found + mark);
};

/** An identifier is a value of a unique column that was made for its row: a word such as `wallet` is none. */
const isMade = (value) =>
  typeof value === 'string' && value.length >= 10 && /[\dA-Z]/.test(value) && value.search(peoplesNumber) < 0;

/**
 * Reads a trade: the rows that were written since a transaction. `shared` are identifiers that all copies keep, such as
 * those of the staff.
 */
export const readTrade = async (sql, since, shared) => {
  const tables = await tablesOf(sql);
  const found = [];
  const identifiers = new Set();
  for (const [table, columns] of tables) {
    const rows = await rowsSince(sql, table, since);
    if (!rows.length) continue;
    found.push({ table, columns, rows });
    for (const row of rows)
      for (const { column, type, unique } of columns) {
        const value = JSON.parse(row)[column];
        if (unique && type !== instant && isMade(value) && !shared.has(value)) identifiers.add(value);
      }
  }
  const withMark = marker(identifiers);
  return found
    .map(({ table, columns, rows }) => ({
      table,
      columns,
      // Entries of accounts that all shoppers share name no identifier but belong to a copied transaction.
      rows: rows.map(withMark).filter((row) => pointsTo[table] || row.includes(mark) || row.includes(numberMark)),
    }))
    .filter(({ rows }) => rows.length);
};

const valueOf = ({ column, type, numbered }, table) => {
  const name = `copy.${quoted(column)}`;
  if (numbered || pointsTo[table]?.[column]) return `${name} + n * ${stride}`;
  return type === instant ? `${name} - n * $3::interval` : name;
};

/** Inserts copies with the numbers `from` to `to`; each lies `apart` (an SQL interval) further back than the one before. */
export const copyTrade = async (sql, trade, { from, to, apart }) => {
  for (const { table, columns, rows } of trade) {
    const names = columns.map(({ column }) => quoted(column)).join(', ');
    await sql(
      `INSERT INTO ${quoted(table)} (${names}) OVERRIDING SYSTEM VALUE
       SELECT ${columns.map((column) => valueOf(column, table)).join(', ')}
       FROM unnest($4::text[]) sample, generate_series($1::int, $2::int) n,
         jsonb_populate_record(NULL::${quoted(table)}, replace(replace(sample, '${numberMark}', ${characters}), '${mark}', '-' || n)::jsonb) copy
       WHERE $3::interval IS NOT NULL`,
      [from, to, apart, rows],
    );
  }
};

/** The definitions of all indexes that no constraint needs; they are made again after the copying. */
export const dropIndexes = async (sql) => {
  const { rows } = await sql(`
    SELECT i.indexrelid::regclass AS name, pg_get_indexdef(i.indexrelid) AS definition
    FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
    WHERE c.relnamespace = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.indexrelid)`);
  for (const { name } of rows) await sql(`DROP INDEX ${name}`);
  // Of a partitioned table PostgreSQL describes the index without those of its partitions.
  return rows.map(({ definition }) => definition.replace(' ON ONLY ', ' ON '));
};

/** Sets the counters of numbered rows behind the highest number. */
export const moveSequences = async (sql) => {
  for (const [table, columns] of await tablesOf(sql))
    for (const { column, numbered } of columns)
      if (numbered)
        await sql(
          `SELECT setval(pg_get_serial_sequence('${table}', '${column}'), greatest(1, (SELECT max(${quoted(column)}) FROM ${quoted(table)})))`,
        );
};
