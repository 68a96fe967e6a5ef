import type { PayableKind, RecordType } from '@caravan/fund-payment/contract';
import { newNumber, type Fen, type WrittenText } from '@caravan/kernel';
import type { Database, Tx } from '@caravan/server-core';
import { eq } from 'drizzle-orm';
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

type NewTransaction = Omit<typeof transactions.$inferInsert, 'number'>;

/** The inserted row with its number; undefined if the key is taken. */
const insertTransaction = async (tx: Tx, row: NewTransaction): Promise<{ id: number; number: string } | undefined> => {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const [made] = await tx
      .insert(transactions)
      .values({ ...row, number: newNumber('TX', row.at) })
      .onConflictDoNothing()
      .returning({ id: transactions.id, number: transactions.number });
    if (made) return made;
    const [sameKey] = await tx.select({ id: transactions.id }).from(transactions).where(eq(transactions.key, row.key));
    if (sameKey) return undefined;
  }
  throw new Error('no free transaction number was found');
};

/** Posts a movement; `posted` is false if one with this key exists already. */
export const postMovement = async (tx: Tx, movement: Movement): Promise<{ transactionNo: string; posted: boolean }> => {
  const { entries: moved, refs, ...row } = movement;
  const made = await insertTransaction(tx, { ...row, refs: [...refs] });
  if (!made) {
    const [before] = await tx
      .select({ number: transactions.number })
      .from(transactions)
      .where(eq(transactions.key, movement.key));
    return { transactionNo: before?.number ?? '', posted: false };
  }
  await tx.insert(entries).values(moved.map((entry) => ({ ...entry, transactionId: made.id })));
  return { transactionNo: made.number, posted: true };
};
