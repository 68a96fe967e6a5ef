import type { DeliveredPriceProps, GoodsToDeliver } from '@caravan/shipping/api';
import type { DeliveredPriceRequest } from '@caravan/shipping/contract';

type AskedGoods = DeliveredPriceRequest['goods'][number];

/** The limits of the call. */
const maxName = 120;
const maxDetails = 1_000;
const maxGoods = 100;
const maxPieces = 999;
const maxPieceG = 1_000_000;
const maxShopName = 100;

/** By characters, so that none is cut in half. */
const cut = (text: string, most: number): string => [...text].slice(0, most).join('');

const asked = ({ name, quantity, weight_g: weight }: GoodsToDeliver): AskedGoods => ({
  name: cut(name, maxName),
  quantity,
  weight_g: weight && Math.min(weight, maxPieceG),
});

const piecesOf = (goods: readonly GoodsToDeliver[]): number => goods.reduce((sum, { quantity }) => sum + quantity, 0);

/** Goods of many lines as two: all stated weights together, and the pieces of the rest without a name. */
const merged = (goods: readonly GoodsToDeliver[]): AskedGoods[] => {
  const statedG = goods.reduce((sum, { quantity, weight_g: weight }) => sum + quantity * (weight ?? 0), 0);
  const pieces = piecesOf(goods.filter(({ weight_g: weight }) => weight === null));
  return [
    ...(statedG > 0 ? [{ name: '', quantity: 1, weight_g: Math.min(statedG, maxPieceG) }] : []),
    ...(pieces > 0 ? [{ name: '', quantity: Math.min(pieces, maxPieces), weight_g: null }] : []),
  ];
};

/** The shop whose service fee is asked for. */
export const shopToAsk = ({
  platform,
  shop_name: name,
}: NonNullable<DeliveredPriceProps['from']>): DeliveredPriceRequest['buying_from'] => ({
  platform,
  shop_name: cut(name, maxShopName),
});

/** Goods within the limits of the call: a cart may have more lines than it takes. */
export const goodsToAsk = (
  goods: readonly GoodsToDeliver[],
): Pick<DeliveredPriceRequest, 'goods' | 'kinds' | 'details'> => {
  // Lines without a weight come first: their names say their kinds.
  const sorted = goods.toSorted((one, other) => Number(one.weight_g !== null) - Number(other.weight_g !== null));
  const kept = goods.length <= maxGoods ? goods.length : maxGoods - 2;
  return {
    goods: [...sorted.slice(0, kept).map(asked), ...merged(sorted.slice(kept))],
    kinds: goods.length,
    details: cut(goods.map(({ details }) => details).join(' | '), maxDetails),
  };
};
