import { inLanguages, textIn, type Language } from '@caravan/kernel';
import type { Database } from '@caravan/server-core';
import { shippingMethodTable as methods } from '@caravan/shipping/port';
import { desc, inArray } from 'drizzle-orm';

/** The names of shipping methods in their newest versions. */
export const methodNames = async (
  db: Database,
  ids: readonly string[],
): Promise<Map<string, Record<Language, string>>> => {
  if (!ids.length) return new Map();
  const named = await db
    .selectDistinctOn([methods.id], { id: methods.id, name: methods.name })
    .from(methods)
    .where(inArray(methods.id, [...ids]))
    .orderBy(methods.id, desc(methods.version));
  return new Map(named.map(({ id, name }) => [id, inLanguages((language) => textIn(name, language))]));
};
