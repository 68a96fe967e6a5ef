import type { Fen } from '@caravan/kernel';
import { unitPriceAt, type Goods, type GoodsSku } from '@caravan/goods/contract';

/** A price of the shopper's own, in fen. */
export interface OwnPrice {
  unit_price_fen: Fen;
  domestic_shipping_fen: Fen;
}

export interface LineWish {
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

/** What a product costs before it is in the cart; the cart's amounts are the server's own. Tier prices exist only where all SKUs cost the same. */
export const lineAmounts = (goods: Goods, sku: GoodsSku | undefined, wish: LineWish, photoFee: Fen, own?: OwnPrice): LineAmounts => {
  const unit = own?.unit_price_fen ?? unitPriceAt(sku?.price_fen ?? goods.price_fen, goods.tiers, wish.quantity);
  const shipping = own?.domestic_shipping_fen ?? goods.domestic_shipping_fen;
  const amounts = { goods: unit * wish.quantity, photos: photoFee * wish.photoCount, shipping };
  return { unit, ...amounts, total: amounts.goods + amounts.photos + amounts.shipping };
};
