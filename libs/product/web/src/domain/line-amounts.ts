import type { Fen } from '@caravan/kernel';
import { unitPriceAt, type Goods, type GoodsSku } from '@caravan/goods/contract';

/** A price that the shopper set, in fen. */
export interface OwnPrice {
  unit_price_fen: Fen;
  domestic_shipping_fen: Fen;
}

export interface LineOption {
  quantity: number;
  photoCount: number;
}

export interface LineAmounts {
  unit: Fen;
  goods: Fen;
  photos: Fen;
  /** Null if the shop does not state it; the total is without it then. */
  shipping: Fen | null;
  total: Fen;
}

/**
 * The cost of a product before it is in the cart; the cart's amounts come from the server. Tier prices exist only if
 * all SKUs cost the same.
 */
export const lineAmounts = (
  goods: Goods,
  sku: GoodsSku | undefined,
  wish: LineOption,
  photoFee: Fen,
  own?: OwnPrice,
): LineAmounts => {
  const unit = own?.unit_price_fen ?? unitPriceAt(sku?.price_fen ?? goods.price_fen, goods.tiers, wish.quantity);
  const stated = goods.domestic_shipping_stated ? goods.domestic_shipping_fen : null;
  const shipping = own?.domestic_shipping_fen ?? stated;
  const amounts = { goods: unit * wish.quantity, photos: photoFee * wish.photoCount, shipping };
  return { unit, ...amounts, total: amounts.goods + amounts.photos + (shipping ?? 0) };
};
