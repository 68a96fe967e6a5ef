import type { PayableKind, RecordType } from '@caravan/fund-payment/contract';
import { newNumber, type Fen, type WrittenText } from '@caravan/kernel';
import type { Database, Tx } from '@caravan/server-core';
import { eq, sql } from 'drizzle-orm';
import { ownAccounts, walletOf } from './ledger-accounts.ts';
import { ledgerAccountTable as accounts } from './ledger-account.table.ts';
import { ledgerEntryTable as entries } from './ledger-entry.table.ts';
import { ledgerTransactionTable as transactions } from './ledger-transaction.table.ts';

/** A movement of money and the amount for each account. The amounts sum to zero. */
export interface Movement {
  /** Movements with the same key move money once. */
  key: string;
  type: RecordType;
  kind: PayableKind | null;
  refs: readonly string[];
  paymentId: string | null;
  remark: WrittenText;
  at: Date;
  entries: readonly { accountId: string; amountFen: Fen }[];
}

/** Creates the shop's own accounts, which are not wallets. */
export const ensureOwnAccounts = async (db: Database): Promise<void> => {
  await db
    .insert(accounts)
    .values(ownAccounts.map((id) => ({ id, kind: 'own' as const })))
    .onConflictDoNothing();
};

export const readBalance = async (db: Database, userId: string): Promise<Fen> => {
  const [wallet] = await db
    .select({ balanceFen: accounts.balanceFen })
    .from(accounts)
    .where(eq(accounts.id, walletOf(userId)));
  return wallet?.balanceFen ?? 0;
};

/** The balance and the number of the newest entry, of one moment. */
export const readWallet = async (db: Database, userId: string): Promise<{ balanceFen: Fen; rows: number }> => {
  const [wallet] = await db
    .select({ balanceFen: accounts.balanceFen, rows: accounts.sequence })
    .from(accounts)
    .where(eq(accounts.id, walletOf(userId)));
  return { balanceFen: wallet?.balanceFen ?? 0, rows: wallet?.rows ?? 0 };
};

/** Locks a wallet until the transaction ends and returns its balance. Creates an empty wallet if there is none. */
export const lockWallet = async (tx: Tx, userId: string): Promise<Fen> => {
  const id = walletOf(userId);
  // `no key update` is the lock that an update of the balance takes: entries of other transactions may still refer to
  // the account.
  const find = () =>
    tx.select({ balanceFen: accounts.balanceFen }).from(accounts).where(eq(accounts.id, id)).for('no key update');
  const [wallet] = await find();
  if (wallet) return wallet.balanceFen ?? 0;
  await tx.insert(accounts).values({ id, kind: 'wallet', userId, balanceFen: 0, sequence: 0 }).onConflictDoNothing();
  const [made] = await find();
  return made?.balanceFen ?? 0;
};

const attempts = 5;

/** Inserts a movement with its entries in one statement; false if its key or its number is taken. */
const insertMovement = async (
  tx: Tx,
  { entries: moved, refs, ...row }: Movement,
  transactionNo: string,
): Promise<boolean> => {
  const posted = tx
    .insert(transactions)
    .values({ ...row, refs: [...refs], number: transactionNo })
    .onConflictDoNothing()
    .returning({ id: transactions.id });
  const amounts = sql`unnest(
    ${sql.param(moved.map(({ accountId }) => accountId))}::text[], ${sql.param(moved.map(({ amountFen }) => amountFen))}::bigint[]
  )`;
  const { rows } = await tx.execute(sql`
    with posted as ${posted}
    insert into ${entries} (transaction_id, account_id, amount_fen)
    select posted.id, moved.account_id, moved.amount_fen from posted cross join ${amounts} as moved (account_id, amount_fen)
    returning account_id`);
  return rows.length > 0;
};

const numberOf = async (tx: Tx, key: string): Promise<string | undefined> => {
  const [found] = await tx.select({ number: transactions.number }).from(transactions).where(eq(transactions.key, key));
  return found?.number;
};

/** Posts a movement; `posted` is false if one with this key exists already. */
export const postMovement = async (tx: Tx, movement: Movement): Promise<{ transactionNo: string; posted: boolean }> => {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const transactionNo = newNumber('TX', movement.at);
    if (await insertMovement(tx, movement, transactionNo)) return { transactionNo, posted: true };
    const before = await numberOf(tx, movement.key);
    if (before !== undefined) return { transactionNo: before, posted: false };
  }
  throw new Error('no free transaction number was found');
};
