import type { Core } from '@caravan/server-core';
import { insertMethods, methodAt, type ShippingMethodRow } from '../index.ts';

/** Gives a shipping method another version, in force from now on, as staff do by their page. */
export const changeMethod = async (
  { db, clock }: Pick<Core, 'db' | 'clock'>,
  id: string,
  change: (method: ShippingMethodRow) => Partial<ShippingMethodRow>,
): Promise<void> => {
  const now = clock();
  const method = await methodAt(db, id, now);
  if (!method) throw new Error(`no shipping method ${id}`);
  const next = { version: method.version + 1, effectiveFrom: now, createdAt: now };
  await insertMethods(db, [{ ...method, ...change(method), ...next }]);
};
