import { languages, textIn, type Language } from '@caravan/kernel';
import { route, type Route } from '@caravan/server-core';
import type { ShippingAccuracy } from '@caravan/shipping/contract';
import { listShippingAccuracyContract } from '@caravan/shipping/contract/schema';
import { currentMethods } from '@caravan/shipping/port';
import { methodsTopic } from '../methods/shipping-methods.ts';
import type { ShippingContext } from '../shipping-context.ts';
import { presentDays, presentFees } from './present-accuracy.ts';
import { readAccuracy } from './quote-accuracy.repo.ts';

/** The figures of the shipping methods that can be chosen, by country and name. */
const list = async (
  { db, clock }: Pick<ShippingContext, 'db' | 'clock'>,
  language: Language,
): Promise<ShippingAccuracy[]> => {
  const methods = new Map((await currentMethods(db, clock())).map((method) => [method.id, method]));
  const found = (await readAccuracy(db)).flatMap((row) => {
    const method = methods.get(row.methodId);
    if (!method?.active) return [];
    const { methodId: method_id, country } = row;
    return [
      { method_id, name: textIn(method.name, language), country, fees: presentFees(row), days: presentDays(row) },
    ];
  });
  return found.sort(
    (one, other) => one.country.localeCompare(other.country) || one.name.localeCompare(other.name, language),
  );
};

/** How well quotes and promised days were kept, remembered for all visitors. */
export const shippingAccuracyRoutes = ({
  db,
  clock,
  caches,
}: Pick<ShippingContext, 'db' | 'clock' | 'caches'>): Route[] => {
  const kept = caches.of<ShippingAccuracy[]>(methodsTopic, { max: languages.length });
  return [
    route(listShippingAccuracyContract, async ({ query, language }) => {
      const all = await kept.get(language, () => list({ db, clock }, language));
      return query.country === undefined ? all : all.filter(({ country }) => country === query.country);
    }),
  ];
};
