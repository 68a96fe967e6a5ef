import { serviceFeesOf } from '@caravan/content/contract';
import { textIn, type Language } from '@caravan/kernel';
import { fail, guessRestrictions, type DeliveredPrice, type DeliveredPriceRequest } from '@caravan/shipping/contract';
import {
  activeMethods,
  noServices,
  quoteMethod,
  refusalText,
  type ShippingMethodVersion,
} from '@caravan/shipping/port';
import { presentFees } from '../accuracy/present-accuracy.ts';
import { readAccuracy } from '../accuracy/quote-accuracy.repo.ts';
import type { ShippingContext } from '../shipping-context.ts';
import {
  freightRange,
  totalRange,
  unweighedGoods,
  weightOf,
  type Unweighed,
  type UsualWeights,
  type WeightRange,
} from './delivered-price.ts';

type Context = Pick<ShippingContext, 'db' | 'clock' | 'landedCosts' | 'serviceFees'>;

/** The kinds of goods that carriers may refuse, by what the texts say. */
const restrictionsOf = ({ goods, details = '' }: DeliveredPriceRequest) =>
  guessRestrictions([...goods.map(({ name }) => name), details]);

/** The quotes of all methods to a country for the least and the most that the goods weigh, cheapest first. */
const quotesFor = (
  methods: readonly ShippingMethodVersion[],
  request: DeliveredPriceRequest,
  { lowG, highG }: WeightRange,
) => {
  const parcel = {
    box: null,
    restrictions: restrictionsOf(request),
    ...noServices,
    storageFen: 0,
    handlingFen: 0,
    declaredValueFen: request.value_fen,
  };
  return methods
    .flatMap((method) => {
      const [low, high] = [lowG, highG].map((goodsG) => quoteMethod(method, request.country, { ...parcel, goodsG }));
      return low && high ? [{ method, low, high, refusal: high.refusal ?? low.refusal }] : [];
    })
    .sort((one, other) => one.high.feeFen - other.high.feeFen || (one.method.id < other.method.id ? -1 : 1));
};

type Quoted = ReturnType<typeof quotesFor>[number];

const freightOf = async ({ db }: Context, { method, low, high }: Quoted, country: string, language: Language) => {
  const row = (await readAccuracy(db)).find((one) => one.country === country && one.methodId === method.id);
  const accuracy = row ? presentFees(row) : null;
  const record = accuracy && { medianPercent: accuracy.median_percent, p90Percent: accuracy.p90_percent };
  return {
    ...freightRange({ lowFen: low.feeFen, highFen: high.feeFen }, record),
    method_id: method.id,
    name: textIn(method.name, language),
    eta_min_days: high.etaMinDays,
    eta_max_days: high.etaMaxDays,
    accuracy,
  };
};

type Freight = Awaited<ReturnType<typeof freightOf>>;

/** Duty and tax for the least and the most that the freight costs; null if a part is unknown. */
const dutyOf = async (
  { landedCosts }: Context,
  { country, value_fen: valueFen, kinds }: DeliveredPriceRequest,
  freight: Freight,
) => {
  const estimate = await landedCosts().forCountry(country);
  const at = (shippingFen: number) => estimate({ valueFen, shippingFen, kinds });
  const low = at(freight.low_fen).total_low_fen;
  const high = at(freight.high_fen).total_high_fen;
  return low === null || high === null ? null : { low_fen: low, high_fen: high };
};

/** The service fee of today on goods that are not in an order yet; undefined if there is none. */
const serviceFeeOf = async (
  { serviceFees }: Context,
  { buying_from: shop, value_fen: goodsFen }: DeliveredPriceRequest,
): Promise<DeliveredPrice['service_fee']> => {
  const rule = shop && (await serviceFees().now());
  if (!shop || !rule) return undefined;
  const order = { platform: shop.platform, shop_name: shop.shop_name || null, paid_goods_fen: goodsFen };
  const [fee] = serviceFeesOf(rule, [order], 0);
  if (!fee) return undefined;
  const { rate_bp, minimum_fen, fee_fen } = fee;
  return { rate_bp, minimum_fen, fee_fen, free_orders: rule.free_orders };
};

const presentUnweighed = ({ kind, pieces, usual }: Unweighed): DeliveredPrice['unweighed'][number] => ({
  kind,
  pieces,
  usual: usual
    ? { kind: usual.kind, goods: usual.goods, low_g: usual.lowG, median_g: usual.medianG, high_g: usual.highG }
    : null,
});

/** Sums the order with its service fee, freight by the cheapest method, duty and tax (specification 37). */
export const priceToDoor = async (
  context: Context,
  usual: UsualWeights,
  request: DeliveredPriceRequest,
  language: Language,
): Promise<DeliveredPrice> => {
  const { country, order_fen: orderFen } = request;
  const unweighed = unweighedGoods(request.goods, usual);
  const weight = weightOf(request, unweighed);
  const methods = await activeMethods(context.db, context.clock(), { country, postcode: null });
  const quotes = quotesFor(methods, request, weight ?? { lowG: 1, highG: 1 });
  // Whether we ship there at all does not depend on the weight.
  if (quotes.length === 0) throw fail('country_not_served');
  const cheapest = quotes.find(({ refusal }) => refusal === null);
  const freight = weight && cheapest ? await freightOf(context, cheapest, country, language) : null;
  const duty = freight && (await dutyOf(context, request, freight));
  const fee = await serviceFeeOf(context, request);
  const refusal = weight && !cheapest ? quotes[0]?.refusal : null;
  return {
    country,
    order_fen: orderFen,
    weight: weight && { low_g: weight.lowG, high_g: weight.highG },
    unweighed: unweighed.map(presentUnweighed),
    restrictions: restrictionsOf(request),
    freight,
    refusal: refusal ? refusalText(refusal, language) : null,
    duty,
    ...(fee ? { service_fee: fee } : {}),
    total: totalRange(orderFen + (fee?.fee_fen ?? 0), [freight, duty]),
  };
};
