import { getOrderReceiptContract, getPackageReceiptContract } from '@caravan/receipts/contract/schema';
import { checkFile } from '@caravan/kernel/proof';
import { receiptFile, type Receipt } from '@caravan/receipts/contract';
import type { Caller, TestServer } from '@caravan/server-core/testing';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';

/** The receipt of an order or a package for its shopper. */
export const receiptOf = async (shopper: Caller, number: string, language = 'en'): Promise<Receipt> => {
  const parts = { params: { number }, headers: { 'client-language': language } };
  const answer = number.startsWith('CV')
    ? await shopper.call(getOrderReceiptContract, parts)
    : await shopper.call(getPackageReceiptContract, parts);
  expect(answer.status).toBe(200);
  return answer.data;
};

/**
 * Fails unless the receipt has the hash of its content, its amounts add up, and what it says was paid and not refunded
 * is what the ledger holds for the same targets. Each payment of the test pays one target.
 */
export const receiptMatchesLedger = async (server: TestServer, shopper: Caller, number: string): Promise<Receipt> => {
  const receipt = await receiptOf(shopper, number);
  const { content, hash } = receipt;
  expect(await checkFile(new TextEncoder().encode(receiptFile(receipt)))).toMatchObject({ ok: true, number, hash });
  expect(content.amounts.reduce((sum, { amount_fen }) => sum + amount_fen, 0)).toBe(content.amount_fen);
  const refs = [number, ...content.extras.map(({ ref }) => ref), ...content.services.map((service) => service.number)];
  const { rows } = await server.core.db.execute<{ kept: string }>(sql`
    SELECT coalesce(sum(e.amount_fen), 0) AS kept FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id
    WHERE starts_with(e.account_id, 'revenue:') AND t.refs && ${sql.param(refs)}::text[]`);
  expect(content.totals.kept_fen).toBe(Number(rows[0]?.kept));
  expect(content.totals.paid_fen - content.totals.refunded_fen).toBe(content.totals.kept_fen);
  return receipt;
};
