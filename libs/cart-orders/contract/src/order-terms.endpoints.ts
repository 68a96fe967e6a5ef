import type { TermsArticleText } from '@caravan/content/contract';
import { defineEndpoint } from '@caravan/kernel';
import type { OrderTerms } from './order-terms.schema.ts';
import { staffOrderRoles } from './staff-order-roles.ts';

type ByNumber = { number: string };
type OfOrder = { number: string; id: number };

export const getOrderTerms = defineEndpoint<{ params: ByNumber; data: OrderTerms }>()({
  method: 'GET',
  path: '/orders/:number/terms',
  login: 'shopper',
  scope: 'orders',
  tags: ['terms'],
  // The page itself says that the order does not exist.
  quiet: ['not_found'],
  summary: 'The terms under which an order was placed, with its articles and their versions',
});

export const getOrderTermsArticle = defineEndpoint<{ params: OfOrder; data: TermsArticleText }>()({
  method: 'GET',
  path: '/orders/:number/terms/articles/:id',
  login: 'shopper',
  scope: 'orders',
  tags: ['terms'],
  quiet: ['not_found'],
  summary: 'An article of those terms, as it was when the order was placed',
});

export const getStaffOrderTerms = defineEndpoint<{ params: ByNumber; data: OrderTerms }>()({
  method: 'GET',
  path: '/staff/orders/:number/terms',
  login: 'staff',
  roles: staffOrderRoles,
  tags: ['terms'],
  summary: 'The terms under which an order of any shopper was placed',
});

export const getStaffOrderTermsArticle = defineEndpoint<{ params: OfOrder; data: TermsArticleText }>()({
  method: 'GET',
  path: '/staff/orders/:number/terms/articles/:id',
  login: 'staff',
  roles: staffOrderRoles,
  tags: ['terms'],
  summary: 'An article of those terms, as it was when the order was placed',
});
