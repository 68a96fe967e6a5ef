import type { TaxNumberKind } from '@caravan/customs/contract';
import { customType, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

const number = {
  userId: text('user_id').notNull(),
  kind: text().$type<TaxNumberKind>().notNull(),
  /** The number, encrypted for its shopper. */
  sealed: bytes().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
};

/** The tax numbers of recipients at addresses. A foreign key in the migrations deletes them with their address. */
export const addressTaxNumberTable = pgTable(
  'address_tax_number',
  {
    addressId: text('address_id').primaryKey(),
    /** The country that asks for it: an address may get another one. */
    country: text().notNull(),
    ...number,
  },
  (table) => [index('address_tax_number_of_user').on(table.userId)],
);

/** The tax numbers with which packages are declared. */
export const packageTaxNumberTable = pgTable(
  'package_tax_number',
  { packageNumber: text('package_number').primaryKey(), ...number },
  (table) => [index('package_tax_number_of_user').on(table.userId)],
);
