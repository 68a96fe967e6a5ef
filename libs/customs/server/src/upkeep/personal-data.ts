import type { RetainedRows } from '@caravan/content/port';
import { countRows, deleteInBatches, type PersonalData } from '@caravan/server-core';
import { inArray, sql } from 'drizzle-orm';
import type { CustomsContext } from '../customs-context.ts';
import { openNumber } from '../tax-numbers/keep-tax-number.ts';
import { eraseNumbersOf, numbersOfUser } from '../tax-numbers/tax-number.repo.ts';
import { packageTaxNumberTable as ofPackages } from '../tax-numbers/tax-number.table.ts';

/** The tax numbers of a shopper's recipients. */
export const customsPersonalData = (context: CustomsContext): PersonalData => ({
  section: 'customs',
  async collect(userId) {
    const { addresses, packages } = await numbersOfUser(context.db, userId);
    const whole = async ({ kind, at, ...row }: (typeof packages)[number] | (typeof addresses)[number]) => ({
      kind,
      number: await openNumber(context, { kind, ...row }),
      given_at: at.toISOString(),
    });
    return {
      addresses: await Promise.all(
        addresses.map(async (row) => ({ address_id: row.addressId, country: row.country, ...(await whole(row)) })),
      ),
      packages: await Promise.all(
        packages.map(async (row) => ({ package_number: row.packageNumber, ...(await whole(row)) })),
      ),
    };
  },
  // Open packages are an obstacle of the warehouse.
  obstacles: async () => [],
  erase: eraseNumbersOf,
});

/**
 * Tax numbers of packages, some time after these were sent: customs and carriers ask within months. Those of addresses
 * go with their address.
 */
export const retainedTaxNumbers = ({ db, packages }: CustomsContext): RetainedRows => {
  const old = (before: Date) => inArray(ofPackages.packageNumber, sql`(${packages().endedBefore(before)})`);
  return {
    count: (before) => countRows(db, ofPackages, old(before)),
    delete: (before) => deleteInBatches(db, ofPackages, old(before)),
  };
};
