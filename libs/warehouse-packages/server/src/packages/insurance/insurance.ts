import { isDeepStrictEqual } from 'node:util';
import { newId, type Language, textIn } from '@caravan/kernel';
import type { Database, Tx } from '@caravan/server-core';
import {
  fail,
  type InsuranceTier,
  type NewInsuranceTier,
  type OfferedInsurance,
} from '@caravan/warehouse-packages/contract';
import { insertTier, lockTier, newestTier, newestTiers } from './insurance.repo.ts';
import type { InsuranceTierRow } from './insurance.table.ts';
import type { PackageContext } from '../../core/package-context.ts';
import type { StaffCall } from '../../core/staff-step.ts';

/** A tier of insurance for shoppers. */
export const presentInsurance = (
  { id, name, coverFen, feeFen }: InsuranceTierRow,
  language: Language,
): OfferedInsurance => ({ id, name: textIn(name, language), cover_fen: coverFen, fee_fen: feeFen });

/** Shoppers may choose these tiers; empty for a shop that set none. */
export const listOfferedInsurance = async (
  { db }: Pick<PackageContext, 'db'>,
  language: Language,
): Promise<OfferedInsurance[]> =>
  (await newestTiers(db)).filter(({ active }) => active).map((tier) => presentInsurance(tier, language));

/** The chosen tier with the terms of now; null if none was chosen. */
export const insuranceAtNow = async (db: Database, id: string | undefined): Promise<InsuranceTierRow | null> => {
  if (id === undefined) return null;
  const tier = await newestTier(db, id);
  if (!tier?.active) throw fail('insurance_unknown', { fields: { insurance_id: 'insurance_unknown' } });
  return tier;
};

const presentTier = ({ id, version, name, coverFen, feeFen, active }: InsuranceTierRow): InsuranceTier => ({
  id,
  version,
  name,
  cover_fen: coverFen,
  fee_fen: feeFen,
  active,
});

export const listTiers = async ({ db }: Pick<PackageContext, 'db'>): Promise<InsuranceTier[]> =>
  (await newestTiers(db)).map(presentTier);

const fieldsOf = ({ name, cover_fen: coverFen, fee_fen: feeFen, active }: NewInsuranceTier) => ({
  name,
  coverFen,
  feeFen,
  active,
});

export const createTier = async (
  tx: Tx,
  { clock }: Pick<PackageContext, 'clock'>,
  { audit }: StaffCall,
  tier: NewInsuranceTier,
): Promise<InsuranceTier> => {
  const row = { id: newId(), version: 1, ...fieldsOf(tier), createdAt: clock() };
  await insertTier(tx, row);
  await audit(tx, { action: 'insurance_tier.create', subject: { kind: 'insurance_tier', ref: row.id }, data: tier });
  return presentTier(row);
};

/** Inserts the next version of a tier. Packages keep the version with which they were made. */
export const updateTier = async (
  tx: Tx,
  { clock, staffChanges }: Pick<PackageContext, 'clock' | 'staffChanges'>,
  { audit, unchanged }: StaffCall,
  id: string,
  tier: NewInsuranceTier,
  version: number | undefined,
): Promise<InsuranceTier> => {
  const before = await lockTier(tx, id);
  if (!before) throw fail('not_found');
  const row = { id, version: before.version + 1, ...fieldsOf(tier), createdAt: clock() };
  const { name, cover_fen, fee_fen, active } = presentTier(before);
  const was = { name, cover_fen, fee_fen, active };
  if (isDeepStrictEqual(was, tier)) {
    unchanged();
    return presentTier(before);
  }
  const subject = { kind: 'insurance_tier', ref: id };
  if (version !== undefined && version !== before.version)
    throw await staffChanges().changed(tx, { ...subject, version: before.version });
  await insertTier(tx, row);
  await audit(tx, { action: 'insurance_tier.update', subject, data: { before: was, after: tier } });
  return presentTier(row);
};
