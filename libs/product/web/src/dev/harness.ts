import { http, HttpResponse } from 'msw';
import { verifySessionContract, getUserInfoContract } from '@caravan/auth/contract/schema';
import { aVerified, aUserInfo } from '@caravan/auth/contract/testing';
import { fail } from '@caravan/goods/contract';
import { getGoodsContract } from '@caravan/goods/contract/schema';
import { aGoods, aManualStart } from '@caravan/goods/contract/testing';
import { goodsPaths, manualOrderHref, productHref } from '@caravan/routes';
import type { HarnessOptions } from '@caravan/web-core/dev';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { productWeb } from '../product.web.ts';
import { productHandlers } from '../mocks/product.handlers.ts';

/** The shop's page for this link cannot be read. */
const unreadable = 'https://item.taobao.com/item.htm?id=404';

// A plain shape replaces the pictures of the product and of the manual order.
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" opacity="0.12" /></svg>';
const answerPicture = () => new HttpResponse(picture, { headers: { 'content-type': 'image/svg+xml' } });

export const harness: HarnessOptions = {
  feature: productWeb,
  pages: [
    productHref('https://item.taobao.com/item.htm?id=674029285425'),
    manualOrderHref(),
    productHref(unreadable),
    goodsPaths.saved.href(),
  ],
  loggedIn: true,
  handlers: [
    mockEndpoint(getGoodsContract, ({ query: { url } }) => {
      if (url === unreadable) throw fail('goods_unavailable', { manual: aManualStart({ url, name: 'Tea caddy' }) });
      return aGoods();
    }),
    ...productHandlers(),
    http.get('*/v1/images/:name', answerPicture),
    http.get('*/v1/cart/pictures/:name', answerPicture),
    mockEndpoint(verifySessionContract, () => aVerified()),
    mockEndpoint(getUserInfoContract, () => aUserInfo()),
  ],
};
