import { Failure, languages, type Language } from '@caravan/kernel';
import { route, type Route } from '@caravan/server-core';
import type { ShippingExample } from '@caravan/shipping/contract';
import { estimateShippingContract, getShippingExampleContract } from '@caravan/shipping/contract/schema';
import { presentQuotes } from '@caravan/shipping/port';
import { methodsTopic } from '../methods/shipping-methods.ts';
import type { ShippingContext } from '../shipping-context.ts';
import { estimateShipping } from './estimate-shipping.ts';

/** The example parcel. Its prices are the shop's own, of the day. */
const parcel = { country: 'DE', weight_g: 1_500 };

const quote = async (context: Pick<ShippingContext, 'db' | 'clock'>, language: Language): Promise<ShippingExample> => {
  try {
    const { lines } = presentQuotes(await estimateShipping(context, parcel), language);
    return { ...parcel, lines: lines.filter(({ available }) => available) };
  } catch (error) {
    // No shipping method goes there: there is no example then.
    if (error instanceof Failure && error.reason === 'country_not_served') return { ...parcel, lines: [] };
    throw error;
  }
};

/** Quotes without an account, and what an example parcel costs, remembered for all visitors. */
export const quoteRoutes = ({ db, clock, caches }: Pick<ShippingContext, 'db' | 'clock' | 'caches'>): Route[] => {
  const kept = caches.of<ShippingExample>(methodsTopic, { max: languages.length });
  return [
    route(estimateShippingContract, async ({ body, language }) =>
      presentQuotes(await estimateShipping({ db, clock }, body), language),
    ),
    route(getShippingExampleContract, ({ language }) => kept.get(language, () => quote({ db, clock }, language))),
  ];
};
