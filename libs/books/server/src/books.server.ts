import { booksReasons } from '@caravan/books/contract';
import { plainAudit, type Core, type Feature, type FeatureServer } from '@caravan/server-core';
import { booksNeeds, type BooksContext, type BooksDependencies } from './books-context.ts';
import { journalRoutes } from './journal/journal.staff-routes.ts';
import { booksRuleRoutes } from './rule/books-rule.ts';
import { auditBooks } from './upkeep/audit-books.ts';

/** The ledger as the journal of an accountant. */
const createBooks = ({ db, transaction, clock }: Core, dependencies: BooksDependencies): FeatureServer => {
  const context: BooksContext = { db, transaction, clock, ...dependencies };
  return {
    name: 'books',
    reasons: booksReasons,
    routes: [...journalRoutes(context), ...booksRuleRoutes(context)],
    audit: (run = plainAudit) => auditBooks(context, run),
  };
};

export const booksFeature: Feature = (core) => createBooks(core, core.ports.use('books', booksNeeds));
