import {
  getOrderTermsArticleContract,
  getOrderTermsContract,
  getStaffOrderTermsArticleContract,
  getStaffOrderTermsContract,
} from '@caravan/cart-orders/contract/orders';
import { route, type Route } from '@caravan/server-core';
import type { OrderContext } from '../work/order-context.ts';
import { readOrderTerms, readOrderTermsArticle } from './order-terms.ts';

/** The terms of an order, for its shopper and for staff. */
export const orderTermsRoutes = (context: OrderContext): Route[] => [
  route(getOrderTermsContract, ({ session, params, language }) =>
    readOrderTerms(context, { userId: session.userId }, params.number, language),
  ),

  route(getOrderTermsArticleContract, ({ session, params, language }) =>
    readOrderTermsArticle(context, { userId: session.userId }, params, language),
  ),

  route(getStaffOrderTermsContract, ({ params, language }) =>
    readOrderTerms(context, 'everybody', params.number, language),
  ),

  route(getStaffOrderTermsArticleContract, ({ params, language }) =>
    readOrderTermsArticle(context, 'everybody', params, language),
  ),
];
