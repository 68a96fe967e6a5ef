import type { Fen } from '@caravan/kernel';
import { unitPriceAt, type Goods, type GoodsSku } from '@caravan/goods/contract';

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
export const lineAmounts = (goods: Goods, sku: GoodsSku | undefined, wish: LineWish, photoFee: Fen): LineAmounts => {
  const unit = unitPriceAt(sku?.price_fen ?? goods.price_fen, goods.tiers, wish.quantity);
  const amounts = { goods: unit * wish.quantity, photos: photoFee * wish.photoCount, shipping: goods.domestic_shipping_fen };
  return { unit, ...amounts, total: amounts.goods + amounts.photos + amounts.shipping };
};
