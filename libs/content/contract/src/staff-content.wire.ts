import { defineEndpoint } from '@caravan/kernel';
import type { Configurations, Website } from './content.schema.ts';
import type {
  ArticleChange,
  ArticleGroupChange,
  NewArticle,
  NewArticleGroup,
  NewConfigurations,
  NewExchangeRates,
  NewWebsite,
  StaffArticle,
  StaffArticleGroup,
  StaffArticlePage,
  StaffArticleQuery,
  StaffExchangeRates,
  StaffWebsite,
} from './staff-content.schema.ts';

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

export const updateArticle = defineEndpoint<{ params: { id: number }; body: ArticleChange; data: StaffArticle }>()({
  method: 'PUT',
  path: '/staff/articles/:id',
  login: 'staff',
  tags: ['staff-article', 'article'],
  summary: 'Change an article; from then on no new version of the product touches it',
  reasons: ['group_unknown'],
});

export const listArticleGroups = defineEndpoint<{ data: StaffArticleGroup[] }>()({
  method: 'GET',
  path: '/staff/article_groups',
  login: 'staff',
  tags: ['article-group'],
  summary: 'Groups of articles, in the order of the footer and of every list',
});

export const createArticleGroup = defineEndpoint<{ body: NewArticleGroup; data: StaffArticleGroup }>()({
  method: 'POST',
  path: '/staff/article_groups',
  login: 'staff',
  tags: ['article-group'],
  summary: 'A new group, shown once it holds an article',
  reasons: ['group_exists'],
});

export const updateArticleGroup = defineEndpoint<{ params: { key: string }; body: ArticleGroupChange; data: StaffArticleGroup }>()({
  method: 'PUT',
  path: '/staff/article_groups/:key',
  login: 'staff',
  tags: ['article-group', 'article'],
  summary: 'Rename a group or give it another place; from then on no new version of the product touches it',
});

export const listWebsites = defineEndpoint<{ data: StaffWebsite[] }>()({
  method: 'GET',
  path: '/staff/website',
  login: 'staff',
  tags: ['website'],
  summary: 'Website info of every tag that has its own',
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
  summary: 'Open or close features. Limits and fees are rules of the service and stand in its code: they may be sent along, as they are',
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
