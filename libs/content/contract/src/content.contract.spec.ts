import { contractFaults } from '@caravan/kernel/testing';
import { expect, test } from 'vitest';
import { contentReasons } from './content.errors.ts';
import { articleHref } from './content.paths.ts';
import { article, articlePage, configurations, footerGroup, website } from './content.schema.ts';
import * as wire from './content.endpoints.ts';
import {
  aFooterGroup,
  anArticle,
  anArticleLink,
  anArticlePage,
  aWebsite,
  someConfigurations,
} from './testing/content.factory.ts';

test('every reason of an endpoint has a text in both languages', () => {
  expect(contractFaults(Object.values(wire), contentReasons)).toEqual([]);
});

test('the factories make valid objects', () => {
  expect(article.parse(anArticle())).toEqual(anArticle());
  expect(articlePage.parse(anArticlePage())).toEqual(anArticlePage());
  expect(footerGroup.parse(aFooterGroup())).toEqual(aFooterGroup());
  expect(website.parse(aWebsite())).toEqual(aWebsite());
  expect(configurations.parse(someConfigurations())).toEqual(someConfigurations());
});

test('an FAQ article links to the faq path, any other to the article path', () => {
  expect(articleHref(anArticleLink({ id: 7, slug: 'fees', is_faq: true }))).toBe('/faq/7/fees');
  expect(articleHref(anArticleLink({ id: 7, slug: '费用', is_faq: false }))).toBe('/article/7/%E8%B4%B9%E7%94%A8');
});
