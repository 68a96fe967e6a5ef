import { textIn, type Language } from '@caravan/kernel';
import type { OfferedInsurance } from '@caravan/warehouse-packages/contract';
import type { InsuranceTierRow } from './insurance.table.ts';

/** A tier of insurance for shoppers. */
export const presentInsurance = (
  { id, name, coverFen, feeFen }: InsuranceTierRow,
  language: Language,
): OfferedInsurance => ({ id, name: textIn(name, language), cover_fen: coverFen, fee_fen: feeFen });
