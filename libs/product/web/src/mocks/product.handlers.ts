import type { HttpHandler } from 'msw';
import { fail as failCart } from '@caravan/cart-orders/contract';
import {
  addToCartContract,
  getCartPiecesContract,
  uploadCartPictureContract,
} from '@caravan/cart-orders/contract/schema';
import { aCartLine } from '@caravan/cart-orders/contract/testing';
import { getConfigurationsContract } from '@caravan/content/contract/schema';
import { someConfigurations } from '@caravan/content/contract/testing';
import { fail, type Goods, type SavedLists } from '@caravan/goods/contract';
import {
  addFavouriteContract,
  addRecentLinkContract,
  clearRecentLinksContract,
  getGoodsContract,
  listSavedContract,
  removeFavouritesContract,
} from '@caravan/goods/contract/schema';
import { aGoods, aManualStart, aSavedGoods } from '@caravan/goods/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

/** The requests of the product page. */
export const productHandlers = (goods: Goods = aGoods()): HttpHandler[] => [
  mockEndpoint(getConfigurationsContract, () => someConfigurations()),
  mockEndpoint(getGoodsContract, () => goods),
  mockEndpoint(addToCartContract, () => aCartLine()),
  mockEndpoint(getCartPiecesContract, () => ({ pieces: 2 })),
  mockEndpoint(uploadCartPictureContract, () => ({ image: '/v1/cart/pictures/picture_1' })),
  ...savedHandlers(),
];

/** Favourites and recent links, as a server keeps them. */
export const savedHandlers = (lists: SavedLists = { favourites: [], recent: [] }): HttpHandler[] => {
  let { favourites, recent } = lists;
  return [
    mockEndpoint(listSavedContract, () => ({ favourites, recent })),
    mockEndpoint(addFavouriteContract, () => {
      favourites = [aSavedGoods()];
      return aSavedGoods();
    }),
    mockEndpoint(removeFavouritesContract, ({ body: { ids } }) => {
      favourites = favourites.filter(({ id }) => !ids.includes(id));
      return { count: favourites.length };
    }),
    mockEndpoint(addRecentLinkContract, () => null),
    mockEndpoint(clearRecentLinksContract, () => {
      recent = [];
      return null;
    }),
  ];
};

/** The shop's page cannot be read; the manual order starts with what the link tells. */
export const goodsUnavailable = (manual: ReturnType<typeof aManualStart> = aManualStart()): HttpHandler =>
  mockEndpoint(getGoodsContract, () => {
    throw fail('goods_unavailable', { manual });
  });

/** The text has no link. */
export const linkNotUnderstood = (): HttpHandler =>
  mockEndpoint(getGoodsContract, () => {
    throw fail('link_not_understood');
  });

/** The shop changed its price or shipping after the page was opened. */
export const priceChanged = (price_fen: number, domestic_shipping_fen = 800): HttpHandler =>
  mockEndpoint(addToCartContract, () => {
    throw failCart('price_changed', { price_fen, domestic_shipping_fen, snapshot_id: 'snapshot-0002' });
  });
