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
  shipping: Fen;
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
  const shipping = own?.domestic_shipping_fen ?? goods.domestic_shipping_fen;
  const amounts = { goods: unit * wish.quantity, photos: photoFee * wish.photoCount, shipping };
  return { unit, ...amounts, total: amounts.goods + amounts.photos + amounts.shipping };
};
