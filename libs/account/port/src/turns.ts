import type { TurnKind } from '@caravan/account/contract';
import { maxTurnItems } from '@caravan/account/contract/schema';
import { listPort } from '@caravan/server-core';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** What waits for shoppers at a feature. Account joins the selects of all features into one statement. */
export interface Turns {
  /** Selects with the columns of `turnColumns`, each limited to `turnLimit` rows of the shopper by an index. */
  of: (userId: string, now: Date) => readonly SQL[];
}

export const turnsPort = listPort<Turns>('Turns');

/** No kind has more, so that one does not hide the others. */
export const turnLimit = 10;

export interface TurnColumns {
  kind: TurnKind;
  ref?: SQLWrapper;
  number?: SQLWrapper;
  name?: SQLWrapper;
  count?: SQLWrapper;
  /** An array, newest first. */
  itemIds?: SQLWrapper;
  amountFen?: SQLWrapper;
  at: SQLWrapper;
  dueAt?: SQLWrapper;
}

const milliseconds = (time: SQLWrapper): SQL => sql`extract(epoch FROM ${time})::float8 * 1000`;

/** The columns of a turn after `SELECT`; see `Turn` of the contract. Times are milliseconds since 1970. */
export const turnColumns = ({ kind, ref, number, name, count, itemIds, amountFen, at, dueAt }: TurnColumns): SQL => sql`
  ${kind}::text AS kind, ${ref ?? sql`''`}::text AS ref, ${number ?? sql`''`}::text AS number,
  ${name ?? sql`''`}::text AS name, ${count ?? sql`1`}::int AS count,
  (${itemIds ?? sql`'{}'`}::text[])[1:${maxTurnItems}] AS item_ids, ${amountFen ?? sql`NULL`}::float8 AS amount_fen,
  ${milliseconds(at)} AS at, ${dueAt ? milliseconds(dueAt) : sql`NULL::float8`} AS due_at`;
