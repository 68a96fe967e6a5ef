import type { CustomsData } from '@caravan/customs/port';
import type { Database } from '@caravan/server-core';
import { readRule } from './customs-rule.ts';
import { findLines } from './declaration.repo.ts';

/** What a package is declared to contain, with the numbers of the shop. */
export const customsDataOf = async (db: Database, packageNumber: string): Promise<CustomsData> => {
  const { ioss, eori } = await readRule(db);
  const { lines } = await findLines(db, packageNumber);
  return {
    lines: lines.map(({ description, hsCode, origin, valueFen, weightG, quantity }) => ({
      description,
      hs_code: hsCode,
      origin,
      value_fen: valueFen,
      weight_g: weightG,
      quantity,
    })),
    ioss,
    eori,
  };
};
