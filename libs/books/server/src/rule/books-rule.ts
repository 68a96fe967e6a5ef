import { isDeepStrictEqual } from 'node:util';
import type { BooksRule, BooksRuleChange } from '@caravan/books/contract';
import { getBooksRuleContract, updateBooksRuleContract } from '@caravan/books/contract/staff';
import { expectedVersion, route, staffCallOf, type Route, type StaffCall, type Tx } from '@caravan/server-core';
import type { BooksContext } from '../books-context.ts';
import { lockRule, readRule, writeRule } from './books-rule.repo.ts';

const changeRule = async (
  tx: Tx,
  context: BooksContext,
  { audit, unchanged }: StaffCall,
  change: BooksRuleChange,
  version: number | undefined,
): Promise<BooksRule> => {
  const held = await lockRule(tx);
  const { version: current, ...before } = held;
  if (isDeepStrictEqual(before, change)) {
    unchanged();
    return held;
  }
  const subject = { kind: 'books_rule', ref: 'books_rule' };
  if (version !== undefined && version !== current)
    throw await context.staffChanges().changed(tx, { ...subject, version: current });
  const rule = { ...change, version: current + 1 };
  await writeRule(tx, rule);
  await audit(tx, { action: 'books_rule.update', subject, data: { before, after: change } });
  return rule;
};

/** Staff routes for the chart of accounts and VAT. */
export const booksRuleRoutes = (context: BooksContext): Route[] => [
  route(getBooksRuleContract, () => readRule(context.db)),

  route(updateBooksRuleContract, (call) =>
    context.transaction((tx) => changeRule(tx, context, staffCallOf(call), call.body, expectedVersion(call.request))),
  ),
];
