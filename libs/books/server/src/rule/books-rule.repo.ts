import { firstChart, type BooksRule } from '@caravan/books/contract';
import type { Database, Tx } from '@caravan/server-core';
import { booksRuleTable as rules } from './books-rule.table.ts';

/** The rule of a shop that has not changed it: no VAT is part of its income. */
const firstRule: BooksRule = {
  accounts: firstChart,
  vat: [],
  no_tax_name: 'Tax Exempt',
  own_country: 'CN',
  version: 0,
};

const ruleOf = (row: typeof rules.$inferSelect | undefined): BooksRule =>
  row
    ? {
        // A chart that was stored by an earlier release lacks the accounts that came later.
        accounts: { ...firstChart, ...row.accounts },
        vat: row.vat,
        no_tax_name: row.noTaxName,
        own_country: row.ownCountry,
        version: row.version,
      }
    : firstRule;

const rowOf = ({ accounts, vat, no_tax_name: noTaxName, own_country: ownCountry, version }: BooksRule) => ({
  accounts,
  vat,
  noTaxName,
  ownCountry,
  version,
});

export const readRule = async (db: Database): Promise<BooksRule> => ruleOf((await db.select().from(rules))[0]);

/**
 * Locks the rule until the transaction ends, and creates its row if there is none. Days are closed under this lock, one
 * closing after the other.
 */
export const lockRule = async (tx: Tx): Promise<BooksRule> => {
  await tx
    .insert(rules)
    .values({ id: true, ...rowOf(firstRule) })
    .onConflictDoNothing();
  return ruleOf((await tx.select().from(rules).for('update'))[0]);
};

export const writeRule = async (tx: Tx, rule: BooksRule): Promise<void> => {
  await tx.update(rules).set(rowOf(rule));
};
