import { Failure, languages, type Language } from '@caravan/kernel';
import { route, type Route } from '@caravan/server-core';
import type { ShippingExample } from '@caravan/shipping/contract';
import { getShippingExampleContract } from '@caravan/shipping/contract/schema';
import { presentQuotes } from './present-quote.ts';
import { estimateShipping } from './estimate-shipping.ts';
import type { PackageContext } from '../../core/package-context.ts';
import { methodsTopic } from '../shipping-methods.ts';

/** The example parcel. Its prices are the shop's own, of the day. */
const parcel = { country: 'DE', weight_g: 1_500 };

const quote = async (context: Pick<PackageContext, 'db' | 'clock'>, language: Language): Promise<ShippingExample> => {
  try {
    const { lines } = presentQuotes(await estimateShipping(context, parcel), language);
    return { ...parcel, lines: lines.filter(({ available }) => available) };
  } catch (error) {
    // No shipping method goes there: there is no example then.
    if (error instanceof Failure && error.reason === 'country_not_served') return { ...parcel, lines: [] };
    throw error;
  }
};

/** What an example parcel costs, remembered for all visitors. */
export const shippingExampleRoutes = ({
  db,
  clock,
  caches,
}: Pick<PackageContext, 'db' | 'clock' | 'caches'>): Route[] => {
  const kept = caches.of<ShippingExample>(methodsTopic, { max: languages.length });
  return [
    route(getShippingExampleContract, ({ language }) => kept.get(language, () => quote({ db, clock }, language))),
  ];
};
