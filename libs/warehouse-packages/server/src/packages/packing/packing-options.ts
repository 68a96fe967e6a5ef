import { isDeepStrictEqual } from 'node:util';
import type { Database, Tx } from '@caravan/server-core';
import {
  fail,
  type PackingKind,
  type PackingPrices,
  type PackingPricesChange,
  type PricedPacking,
} from '@caravan/warehouse-packages/contract';
import { insertPrices, lockPrices, readPrices, type PackingPricesState } from './packing-option.repo.ts';
import { choosePacking } from './packing-prices.ts';
import { presentPacking, type ChosenPacking } from '@caravan/warehouse-packages/port';
import type { PackageContext } from '../../core/package-context.ts';
import type { StaffCall } from '../../core/staff-step.ts';

/** The options that shoppers may choose. */
export const listOffered = async ({ db }: Pick<PackageContext, 'db'>): Promise<PricedPacking[]> =>
  (await readPrices(db)).options.filter(({ offered }) => offered).map(presentPacking);

/** The chosen options with the prices of now. */
export const packingAtNow = async (db: Database, kinds: readonly PackingKind[]): Promise<ChosenPacking[]> => {
  if (!kinds.length) return [];
  const chosen = choosePacking((await readPrices(db)).options, kinds);
  if (!chosen) throw fail('packing_option_unknown', { fields: { packing_options: 'packing_option_unknown' } });
  return chosen;
};

const presentPrices = ({ options, version }: PackingPricesState): PackingPrices => ({
  options: options.map((option) => ({ ...presentPacking(option), offered: option.offered })),
  version,
});

export const showPrices = async ({ db }: Pick<PackageContext, 'db'>): Promise<PackingPrices> =>
  presentPrices(await readPrices(db));

/** Inserts the next version of the prices. Packages keep the prices with which they were made. */
export const changePrices = async (
  tx: Tx,
  { clock, staffChanges }: Pick<PackageContext, 'clock' | 'staffChanges'>,
  { audit, unchanged }: StaffCall,
  change: PackingPricesChange,
  version: number | undefined,
): Promise<PackingPrices> => {
  const before = await lockPrices(tx);
  const options = before.options.map(({ kind }) => {
    const wanted = change.options.find((option) => option.kind === kind);
    if (!wanted) throw fail('invalid', { fields: { options: 'required' } });
    return { kind, priceFen: wanted.price_fen, offered: wanted.offered };
  });
  if (isDeepStrictEqual(options, before.options)) {
    unchanged();
    return presentPrices(before);
  }
  const subject = { kind: 'packing_options', ref: 'packing_options' };
  if (version !== undefined && version !== before.version)
    throw await staffChanges().changed(tx, { ...subject, version: before.version });
  const after = { options, version: before.version + 1 };
  await insertPrices(tx, after, clock());
  const { options: was } = presentPrices(before);
  await audit(tx, {
    action: 'packing_options.update',
    subject,
    data: { before: was, after: presentPrices(after).options },
  });
  return presentPrices(after);
};
