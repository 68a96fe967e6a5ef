import { defineEndpoint } from '@caravan/kernel';
import type { Configurations, Website } from './content.schema.ts';
import type { NewArticle, NewConfigurations, NewExchangeRates, NewWebsite, StaffArticle, StaffArticlePage, StaffArticleQuery, StaffExchangeRates } from './staff-content.schema.ts';

export const listStaffArticles = defineEndpoint<{ query: StaffArticleQuery; data: StaffArticlePage }>()({
  method: 'GET',
  path: '/staff/articles',
  login: 'staff',
  tags: ['staff-article'],
  summary: 'Articles with their texts in both languages, as staff edit them',
});

export const createArticle = defineEndpoint<{ body: NewArticle; data: StaffArticle }>()({
  method: 'POST',
  path: '/staff/articles',
  login: 'staff',
  tags: ['staff-article', 'article'],
  summary: 'A new article, in both languages',
  reasons: ['group_unknown'],
});

export const updateArticle = defineEndpoint<{ params: { id: number }; body: NewArticle; data: StaffArticle }>()({
  method: 'PUT',
  path: '/staff/articles/:id',
  login: 'staff',
  tags: ['staff-article', 'article'],
  summary: 'Change an article; from then on no new version of the product touches it',
  reasons: ['group_unknown'],
});

export const updateWebsite = defineEndpoint<{ body: NewWebsite; data: Website }>()({
  method: 'PUT',
  path: '/staff/website',
  login: 'staff',
  tags: ['website'],
  summary: 'Name, logo, service address and social accounts of a website tag',
});

export const updateConfigurations = defineEndpoint<{ body: NewConfigurations; data: Configurations }>()({
  method: 'PUT',
  path: '/staff/configurations',
  login: 'staff',
  tags: ['configurations'],
  summary: 'Open or close features; limits and fees are rules of the service and stand in its code',
});

export const getStaffExchangeRates = defineEndpoint<{ data: StaffExchangeRates }>()({
  method: 'GET',
  path: '/staff/exchange_rates',
  login: 'staff',
  tags: ['exchange-rate'],
  summary: 'Reference rates, and where each of them comes from',
});

export const updateExchangeRates = defineEndpoint<{ body: NewExchangeRates; data: StaffExchangeRates }>()({
  method: 'PUT',
  path: '/staff/exchange_rates',
  login: 'staff',
  tags: ['exchange-rate'],
  summary: 'Set rates by hand; a later day of the rate source replaces them',
  reasons: ['rate_unknown'],
});
