import {
  cartOrdersReasons,
  isShippingStated,
  lineAmount,
  shopTotals,
  type Cart,
  type CartLine,
  type CartShop,
} from '@caravan/cart-orders/contract';
import type { TermsRules } from '@caravan/content/contract';
import { reasonText, type Language } from '@caravan/kernel';
import type { ChosenLine } from '../placing/draft-orders.ts';
import { groupBy, shopKey, type LineOrigin } from '../placing/shop-of-line.ts';
import { valueLine } from '../placing/value-line.ts';
import type { CartItem } from './cart-item.ts';
import { obstacleToOrder, photoFee, type PhotoRules } from './photo-rules.ts';
import type { ShownCart } from './read-cart.ts';

/** A shop's description may be pages long, and two hundred of them would make a response of a megabyte. */
const longest = 300;
const brief = (text: string): string => {
  if (text.length <= longest) return text;
  const messages = [...text];
  return messages.length > longest ? `${messages.slice(0, longest - 1).join('')}…` : text;
};

type Description = Pick<CartLine, 'url' | 'name' | 'description' | 'spec' | 'image'>;

/**
 * The description of a line's goods: from the shopper's text, from the snapshot, or from the line itself if the
 * snapshot is lost.
 */
const describe = ({ line, goods }: CartItem): Description => {
  const { manual } = line;
  if (manual)
    return {
      url: manual.url,
      name: manual.name,
      description: manual.description ?? '',
      spec: manual.spec,
      image: manual.image ?? null,
    };
  if (!goods) return { url: '', name: line.name, description: '', spec: '', image: null };
  return {
    url: goods.url,
    name: goods.name,
    description: brief(goods.description),
    spec: goods.specLabels.join(' / '),
    image: goods.image,
  };
};

const originOf = ({ line, goods }: CartItem): LineOrigin => ({
  id: line.id,
  platform: line.platform ?? goods?.platform ?? 'web',
  shopName: (line.manual ? line.manual.shop_name : goods?.shopName) ?? '',
  url: goods?.url ?? '',
  manual: line.manual !== null,
});

/** For whom lines are presented: in which language, and by which rules of the shop. */
export interface CartView {
  language: Language;
  rules: PhotoRules;
}

/** A line (specification 5.6). */
export const presentLine = (item: CartItem, { language, rules }: CartView): CartLine => {
  const { line } = item;
  const value = valueLine(line, item.goods);
  const obstacle = obstacleToOrder(item, rules);
  const { platform, shopName } = originOf(item);
  const photo = { count: line.photoCount, note: line.photoNote, fee_fen: photoFee(line, rules) };
  const priced = { unit_price_fen: value.unitPriceFen, quantity: line.quantity, photo };
  return {
    id: line.id,
    manual: line.manual !== null,
    platform,
    shop_name: shopName || null,
    ...describe(item),
    ...priced,
    listed_price_fen: value.listedPriceFen,
    previous_price_fen: line.previousPriceFen,
    max_quantity: value.maxQuantity,
    domestic_shipping_fen: value.domesticShippingFen,
    domestic_shipping_stated: value.domesticShippingStated,
    weight_g: item.goods?.weightG ?? null,
    note: line.note,
    price_change: line.priceChange,
    amount_fen: lineAmount(priced),
    available: obstacle === null,
    reason: obstacle === null ? null : reasonText(obstacle, language, cartOrdersReasons),
  };
};

/** A line with the facts that identify its shop, for orders. */
export const chosenLine = (item: CartItem, view: CartView): ChosenLine => ({
  shop: shopKey(originOf(item)),
  line: presentLine(item, view),
});

const presentShop = (lines: readonly CartLine[]): CartShop => ({
  shop_name: lines[0]?.shop_name ?? null,
  line_ids: lines.map((line) => line.id),
  ...shopTotals(lines.filter((line) => line.available)),
  domestic_shipping_stated: isShippingStated(lines.filter((line) => line.available)),
});

/** The service fee that the checkout adds, for a caller with this many free orders left. */
export const presentFee = (rule: TermsRules['service_fee'], freeOrdersLeft: number): Pick<Cart, 'service_fee'> =>
  rule ? { service_fee: { ...rule, free_orders_left: freeOrdersLeft } } : {};

/** The cart, its lines grouped by shop. */
export const presentCart = ({ items, checking }: ShownCart, view: CartView): Cart => {
  const lines = items.map((item) => ({ key: shopKey(originOf(item)), line: presentLine(item, view) }));
  const shops = groupBy(lines, ({ key }) => key).map((group) => presentShop(group.map(({ line }) => line)));
  return { items: lines.map(({ line }) => line), count: lines.length, shops, checking };
};
