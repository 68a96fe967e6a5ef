import type { HttpHandler } from 'msw';
import { fail as failCart } from '@caravan/cart-orders/contract';
import { addToCartSchema, uploadCartPictureSchema } from '@caravan/cart-orders/contract/schema';
import { aCartLine } from '@caravan/cart-orders/contract/testing';
import { getConfigurationsSchema } from '@caravan/content/contract/schema';
import { someConfigurations } from '@caravan/content/contract/testing';
import { fail, type Goods } from '@caravan/goods/contract';
import { getGoodsSchema } from '@caravan/goods/contract/schema';
import { aGoods, aManualStart } from '@caravan/goods/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

/** Links that lead to a failure; any other leads to `goods`. */
export const unreadableLink = 'https://item.taobao.com/item.htm?id=404';
export const noLink = 'hello';
/** A share text around a code word that only the app can resolve. */
export const linklessText = '【淘宝】「茶叶罐」 3 ￥A1b2C3d4E5￥ 打开淘宝';

/** The calls of the product page. */
export const goodsHandlers = (goods: Goods = aGoods()): HttpHandler[] => [
  mockEndpoint(getConfigurationsSchema, () => someConfigurations()),
  mockEndpoint(getGoodsSchema, ({ query: { url } }) => {
    if (url === noLink) throw fail('link_not_understood');
    if (url === linklessText) throw fail('goods_unavailable', { manual: aManualStart({ url: null, item_id: null, name: '茶叶罐' }) });
    if (url === unreadableLink) throw fail('goods_unavailable', { manual: aManualStart({ url: unreadableLink, name: 'Tea caddy' }) });
    return goods;
  }),
  mockEndpoint(addToCartSchema, ({ body }) => aCartLine({ quantity: body.quantity, note: body.note })),
  mockEndpoint(uploadCartPictureSchema, () => ({ image: '/v1/cart/pictures/picture_1' })),
];

/** The shop changed its price, or its shipping, after the page was opened. */
export const priceChanged = (price_fen: number, domestic_shipping_fen = 800): HttpHandler =>
  mockEndpoint(addToCartSchema, () => {
    throw failCart('price_changed', { price_fen, domestic_shipping_fen, snapshot_id: 'snapshot-0002' });
  });
