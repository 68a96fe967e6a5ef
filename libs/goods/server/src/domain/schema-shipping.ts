import { currencyCode } from './currency.ts';
import { asArray, isObject, type JsonObject } from './loose-json.ts';
import { readMachinePrice, sameAmount } from './price-text.ts';
import { first, textOf, type SchemaNode } from './schema-node.ts';

/** Our warehouse's country; a rate for a part of it, or for another, says nothing of the way there. */
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

/** What an offer says that shipping inside China costs, in the currency of its price; null where it does not say, or says several things. */
export const readShipping = (offer: SchemaNode, currency: string | null): string | null => {
  if (currency === null) return null;
  const [rate, ...others] = asArray(offer['shippingDetails'])
    .filter(isObject)
    .filter((details) => details['doesNotShip'] !== true)
    .filter((details) => asArray(details['shippingDestination']).filter(isObject).some(reachesWarehouse))
    .flatMap((details) => rateIn(details, currency));
  return rate !== undefined && others.every((other) => sameAmount(other, rate)) ? rate : null;
};
