import type { HttpHandler } from 'msw';
import { listCountriesContract } from '@caravan/account/contract/schema';
import { aCountry } from '@caravan/account/contract/testing';
import { fail, type DeliveredPrice, type DeliveredPriceRequest } from '@caravan/shipping/contract';
import { getDeliveredPriceContract } from '@caravan/shipping/contract/schema';
import { aDeliveredPrice, aUsualWeight } from '@caravan/shipping/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

/** A shop that ships to Germany and France, and has weighed shoes. */
const examplePrice = ({
  country,
  order_fen,
  goods,
  usual,
  own_weight_g: own,
}: DeliveredPriceRequest): DeliveredPrice => {
  if (country !== 'DE' && country !== 'FR') throw fail('country_not_served');
  const price = aDeliveredPrice({ country, order_fen });
  const unstated = goods.filter(({ weight_g }) => weight_g === null);
  if (unstated.length === 0) return price;
  const pieces = unstated.reduce((sum, { quantity }) => sum + quantity, 0);
  const unweighed = [{ kind: 'shoes', pieces, usual: aUsualWeight() }] as const;
  if (own !== undefined) return { ...price, weight: { low_g: own, high_g: own }, unweighed: [...unweighed] };
  if (usual) return { ...price, weight: { low_g: 700, high_g: 1_300 }, unweighed: [...unweighed] };
  const total = { low_fen: order_fen, high_fen: order_fen };
  return { ...price, weight: null, unweighed: [...unweighed], freight: null, duty: null, total };
};

export const deliveredPriceHandlers = (
  answer: (request: DeliveredPriceRequest) => DeliveredPrice = examplePrice,
): HttpHandler[] => [
  mockEndpoint(getDeliveredPriceContract, ({ body }) => answer(body)),
  mockEndpoint(listCountriesContract, () => ['DE', 'FR', 'IS'].map((code) => aCountry({ code }))),
];
