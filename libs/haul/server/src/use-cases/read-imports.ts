import {
  fail,
  type HaulImport,
  type HaulImports,
  type HaulPayment,
  type HaulRecord,
  type ImportedPayments,
  type ImportedWallet,
} from '@caravan/haul/contract';
import type { Page, PageQuery } from '@caravan/kernel';
import { findImport, importsOfUser, pageOfRecords } from '../db/haul-import.repo.ts';
import { paymentSummary, recordSummary } from '../domain/summaries.ts';
import type { HaulContext } from './haul-context.ts';
import { presentImport } from './import-archive.ts';

/** One of the shopper's imports; `not_found` for any other. */
export interface Asked {
  userId: string;
  id: string;
}

/** An order or a package of one of the shopper's imports. */
export interface AskedNumber extends Asked {
  number: string;
}

export const listImports = async ({ db }: HaulContext, userId: string): Promise<HaulImports> => ({
  items: (await importsOfUser(db, userId)).map(presentImport),
});

export const showImport = async ({ db }: Pick<HaulContext, 'db'>, { userId, id }: Asked): Promise<HaulImport> => {
  const found = await findImport(db, userId, id);
  if (!found) throw fail('not_found');
  return presentImport(found);
};

export const pageOf = <Item>({ page, page_size }: PageQuery, items: Item[], total: number): Page<Item> => ({
  items,
  page,
  page_size,
  total,
});

export const importedPayments = async (
  context: HaulContext,
  asked: Asked,
  query: PageQuery,
): Promise<ImportedPayments> => {
  const { id } = await showImport(context, asked);
  const { rows, total } = await pageOfRecords<HaulPayment>(context.db, id, 'payments', query);
  return pageOf(query, rows.map(paymentSummary), total);
};

export const importedWallet = async (context: HaulContext, asked: Asked, query: PageQuery): Promise<ImportedWallet> => {
  const { id } = await showImport(context, asked);
  const { rows, total } = await pageOfRecords<HaulRecord>(context.db, id, 'wallet', query);
  return pageOf(query, rows.map(recordSummary), total);
};
