import { fail, type RecipientTaxNumber, type TaxNumberRule } from '@caravan/customs/contract';
import type { DeclaredPackage } from '@caravan/customs/port';
import { SecretsUnavailable, violatedConstraint, type Tx } from '@caravan/server-core';
import type { CustomsContext } from '../customs-context.ts';
import { askedOf } from './asking-countries.ts';
import { readTaxNumber } from './read-tax-number.ts';
import {
  deleteOfAddress,
  findOfAddress,
  findOfPackage,
  writeOfAddress,
  writeOfPackage,
  type SealedNumber,
} from './tax-number.repo.ts';

const shownCharacters = 3;

const unavailable = (error: unknown): never => {
  throw error instanceof SecretsUnavailable ? fail('tax_numbers_unavailable') : error;
};

/** The shopper deleted the address meanwhile, which takes its number with it. */
const withoutAddress = (error: unknown): never => {
  throw violatedConstraint(error) === 'address_tax_number_address' ? fail('not_found') : error;
};

type Secrets = Pick<CustomsContext, 'secrets'>;

/** Reads what the country's register would accept, and encrypts it for the shopper. */
const sealTyped = async ({ secrets }: Secrets, userId: string, asked: TaxNumberRule | undefined, typed: string) => {
  if (!asked) throw fail('tax_number_not_asked');
  const read = readTaxNumber(asked.kinds, typed);
  if (!read) throw fail('invalid', { fields: { number: 'tax_number_wrong' } });
  return { kind: read.kind, sealed: await secrets.seal(read.number, userId).catch(unavailable) };
};

/** The whole number, for the shopper's export and for customs. */
export const openNumber = ({ secrets }: Secrets, { sealed, userId }: SealedNumber): Promise<string> =>
  secrets.open(sealed, userId).catch(unavailable);

const present = async (
  context: Secrets,
  { country, asked }: { country: string; asked: TaxNumberRule | undefined },
  found: SealedNumber | undefined,
  canChange: boolean,
): Promise<RecipientTaxNumber> => {
  const { kinds, required } = asked ?? { kinds: [], required: false };
  return {
    country,
    kinds: [...kinds],
    required,
    given: found ? { kind: found.kind, ending: (await openNumber(context, found)).slice(-shownCharacters) } : null,
    can_change: canChange && kinds.length > 0,
  };
};

const addressOf = async ({ addresses, db }: CustomsContext, userId: string, addressId: string) => {
  const address = await addresses().find(userId, addressId, 'shipping');
  if (!address) throw fail('not_found');
  return { addressId, country: address.country, asked: await askedOf(db, address.country) };
};

export const showOfAddress = async (context: CustomsContext, userId: string, addressId: string) => {
  const address = await addressOf(context, userId, addressId);
  return present(context, address, await findOfAddress(context.db, address), true);
};

/** Keeps the number of the recipient at an address, which its country asks for. */
export const keepOfAddress = async (context: CustomsContext, userId: string, addressId: string, typed: string) => {
  const address = await addressOf(context, userId, addressId);
  const { country } = address;
  const number = await sealTyped(context, userId, address.asked, typed);
  await context
    .transaction((tx) => writeOfAddress(tx, { addressId, country, userId, ...number, at: context.clock() }))
    .catch(withoutAddress);
  return present(context, address, { ...number, userId }, true);
};

export const forgetOfAddress = async (context: CustomsContext, userId: string, addressId: string) => {
  const address = await addressOf(context, userId, addressId);
  await context.transaction((tx) => deleteOfAddress(tx, addressId));
  return present(context, address, undefined, true);
};

const orMissing = (found: DeclaredPackage | null): DeclaredPackage => {
  if (!found) throw fail('not_found');
  return found;
};

/**
 * Shows the kinds that a package's destination asks for, and the number that is known.
 *
 * @param userId The shopper whose package it must be; undefined for staff.
 */
export const showOfPackage = async (
  context: CustomsContext,
  number: string,
  userId?: string,
): Promise<RecipientTaxNumber> => {
  const { country, isHere } = orMissing(await context.packages().find(context.db, number, userId));
  const asked = await askedOf(context.db, country);
  return present(context, { country, asked }, await findOfPackage(context.db, number), isHere);
};

/** Keeps the number of the recipient of a package, which is locked, so that it does not leave meanwhile. */
export const keepOfPackage = async (
  tx: Tx,
  context: CustomsContext,
  number: string,
  typed: string,
  userId?: string,
): Promise<RecipientTaxNumber> => {
  const held = orMissing(await context.packages().lock(tx, number, userId));
  if (!held.isHere) throw fail('tax_number_too_late');
  const { country } = held;
  const asked = await askedOf(tx, country);
  const sealed = await sealTyped(context, held.userId, asked, typed);
  await writeOfPackage(tx, { packageNumber: number, userId: held.userId, ...sealed, at: context.clock() });
  return present(context, { country, asked }, { ...sealed, userId: held.userId }, true);
};
