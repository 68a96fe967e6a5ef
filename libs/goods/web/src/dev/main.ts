import { http, HttpResponse } from 'msw';
import { getUserInfoSchema } from '@caravan/account/contract/schema';
import { aUserInfo } from '@caravan/account/contract/testing';
import { verifySessionSchema } from '@caravan/auth/contract/schema';
import { manualOrderHref, productHref } from '@caravan/goods/contract';
import { startHarness } from '@caravan/web-core/dev';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { goodsWeb } from '../goods.web.ts';
import { goodsHandlers, noLink, unreadableLink } from '../mocks/goods.handlers.ts';

// Only a shopper can put something into the cart: here everybody is one.
document.cookie = 'token=harness; path=/';
document.cookie = 'is_login=1; path=/';

// Pictures of the product and of the manual order: a plain shape stands for each.
const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" opacity="0.12" /></svg>';
const answerPicture = () => new HttpResponse(picture, { headers: { 'content-type': 'image/svg+xml' } });

void startHarness({
  feature: goodsWeb,
  pages: [productHref('https://item.taobao.com/item.htm?id=674029285425'), manualOrderHref(), productHref(unreadableLink), productHref(noLink)],
  handlers: [
    ...goodsHandlers(),
    http.get('*/v1/images/:name', answerPicture),
    http.get('*/v1/cart/pictures/:name', answerPicture),
    mockEndpoint(verifySessionSchema, () => ({ logged_in: true as const })),
    mockEndpoint(getUserInfoSchema, () => aUserInfo()),
  ],
});
