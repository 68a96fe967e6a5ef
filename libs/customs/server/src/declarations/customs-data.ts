import type { CustomsData, RecipientNumber } from '@caravan/customs/port';
import type { Database } from '@caravan/server-core';
import type { CustomsContext } from '../customs-context.ts';
import { openNumber } from '../tax-numbers/keep-tax-number.ts';
import { findOfPackage } from '../tax-numbers/tax-number.repo.ts';
import { readRule } from './customs-rule.ts';
import { findLines } from './declaration.repo.ts';

type Secrets = Pick<CustomsContext, 'secrets'>;

const recipientOf = async (db: Database, context: Secrets, number: string): Promise<RecipientNumber | null> => {
  const found = await findOfPackage(db, number);
  return found ? { kind: found.kind, number: await openNumber(context, found) } : null;
};

/** Reads the declared contents of a package, with the numbers of the shop and of the recipient. */
export const customsDataOf = async (db: Database, context: Secrets, packageNumber: string): Promise<CustomsData> => {
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
    recipient: await recipientOf(db, context, packageNumber),
  };
};
