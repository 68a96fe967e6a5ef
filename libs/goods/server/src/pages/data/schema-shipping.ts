import { currencyCode } from '../prices/currency.ts';
import { asArray, isObject, type JsonObject } from './loose-json.ts';
import { readMachinePrice, sameAmount } from '../prices/price-text.ts';
import { first, textOf, type SchemaNode } from './schema-node.ts';

/** The country of our warehouse. A rate for a part of it, or for another country, is not valid for shipping to it. */
const isWarehouseCountry = (country: unknown): boolean => /^(?:CN|CHN|China|中国)$/i.test(textOf(country) ?? '');

const reachesWarehouse = (region: JsonObject): boolean =>
  asArray(region['addressCountry']).some(isWarehouseCountry) &&
  ['addressRegion', 'postalCode', 'postalCodePrefix', 'postalCodeRange'].every((part) => region[part] === undefined);

const rateIn = (details: SchemaNode, currency: string): string[] =>
  asArray(details['shippingRate'])
    .filter(isObject)
    .filter((rate) => rate['maxValue'] === undefined && rate['minValue'] === undefined)
    .filter((rate) => currencyCode(textOf(first(rate, 'currency'))) === currency)
    .flatMap((rate) => readMachinePrice(first(rate, 'value'), currency) ?? []);

/**
 * Cost of shipping inside China according to an offer, in the currency of its price. Null if it is missing or
 * ambiguous.
 */
export const readShipping = (offer: SchemaNode, currency: string | null): string | null => {
  if (currency === null) return null;
  const [rate, ...others] = asArray(offer['shippingDetails'])
    .filter(isObject)
    .filter((details) => details['doesNotShip'] !== true)
    .filter((details) => asArray(details['shippingDestination']).filter(isObject).some(reachesWarehouse))
    .flatMap((details) => rateIn(details, currency));
  return rate !== undefined && others.every((other) => sameAmount(other, rate)) ? rate : null;
};
