import { createHash } from 'node:crypto';
import type { BalanceHead } from '@caravan/fund-payment/contract';
import { textIn } from '@caravan/kernel';
import { headerHash, sealRow, statementFormat, statementLine, type StatementHeader } from '@caravan/kernel/proof';
import type { SealedRow, StatementRow } from '@caravan/kernel/proof';
import type { Database } from '@caravan/server-core';
import { LRUCache } from 'lru-cache';
import { readWallet } from '../ledger/ledger.repo.ts';
import { listRecords, type RecordRow } from './records.repo.ts';

/** Rows in one read. */
const atOnce = 1_000;
/** Wallets whose head a process remembers. */
const maxWallets = 10_000;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

const headerOf = (userId: string): StatementHeader => ({ format: statementFormat, account: userId, currency: 'CNY' });

/** All that a row says is stored with the movement and never changes. The format has its remark in English and Chinese. */
const rowOf = ({ position, transaction, at, amountFen, balanceAfterFen }: RecordRow): StatementRow => ({
  sequence: position,
  transaction_no: transaction.number,
  at: at.toISOString(),
  type: transaction.type,
  kind: transaction.kind,
  refs: transaction.refs,
  remark_en: transaction.remark.en,
  remark_zh: textIn(transaction.remark, 'zh'),
  amount_fen: amountFen,
  balance_after_fen: balanceAfterFen,
});

/** How far the chain of a wallet has been computed. */
interface Mark {
  rows: number;
  head: string;
}

/**
 * Statements of wallets. Their entries are numbered without gaps in the order of their locks, and none is ever changed.
 * So every statement begins with the rows of each older one.
 */
export const walletStatements = (db: Database) => {
  // Right for ever, because the entries are insert-only.
  const marks = new LRUCache<string, Mark>({ max: maxWallets });

  const sealedRows = async function* (userId: string, from: Mark, rows: number): AsyncGenerator<SealedRow[]> {
    let { head } = from;
    for (let done = from.rows; done < rows; done += atOnce) {
      const range = { first: done + 1, last: Math.min(rows, done + atOnce) };
      const read = await listRecords(db, userId, undefined, range);
      yield read.reverse().map((record) => {
        const sealed = sealRow(rowOf(record), head, digest);
        head = sealed.hash;
        return sealed;
      });
    }
    marks.set(userId, { rows, head });
  };

  const begin = (userId: string): Mark => ({ rows: 0, head: headerHash(headerOf(userId), digest) });

  return {
    /** The end of a statement of this moment. Computes only the rows that this process has not seen. */
    async head(userId: string): Promise<BalanceHead> {
      const { rows, balanceFen } = await readWallet(db, userId);
      const mark = marks.get(userId);
      const from = mark && mark.rows <= rows ? mark : begin(userId);
      let { head } = from;
      for await (const sealed of sealedRows(userId, from, rows)) head = sealed.at(-1)?.hash ?? head;
      return { rows, head, balance_fen: balanceFen };
    },

    /** The lines of a statement of this moment, in chunks. */
    async *lines(userId: string): AsyncGenerator<string> {
      const { rows, balanceFen } = await readWallet(db, userId);
      yield statementLine(headerOf(userId));
      const from = begin(userId);
      let { head } = from;
      for await (const sealed of sealedRows(userId, from, rows)) {
        head = sealed.at(-1)?.hash ?? head;
        yield sealed.map(statementLine).join('');
      }
      yield statementLine({ rows, balance_fen: balanceFen, head });
    },
  };
};
