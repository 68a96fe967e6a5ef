import { sumFen } from '@caravan/kernel';
import type { Database } from '@caravan/server-core';
import type { NewPackage } from '@caravan/warehouse-packages/contract';
import type { ChosenPacking } from '@caravan/warehouse-packages/port';
import type { InsuranceTierRow } from '../insurance/insurance.table.ts';
import type { ChosenServices } from '@caravan/shipping/port';
import { insuranceAtNow } from '../insurance/insurance.ts';
import { packingAtNow } from '../packing/packing-options.ts';

/** The shopper's choice for a package besides the way, with its price. */
export interface Services {
  packing: ChosenPacking[];
  insurance: InsuranceTierRow | null;
  fees: ChosenServices;
}

/** The chosen services at the prices of now; refuses what is not offered. Packing options of a rehearsal keep theirs. */
export const servicesAtNow = async (
  db: Database,
  { packing_options: kinds, insurance_id: insuranceId }: Partial<Pick<NewPackage, 'packing_options' | 'insurance_id'>>,
  rehearsed: Pick<Services, 'packing'> | null,
): Promise<Services> => {
  const packing = rehearsed?.packing ?? (await packingAtNow(db, kinds ?? []));
  const insurance = await insuranceAtNow(db, insuranceId);
  const packingFen = sumFen(packing.map(({ priceFen }) => priceFen));
  return { packing, insurance, fees: { packingFen, insuranceFen: insurance?.feeFen ?? 0 } };
};
