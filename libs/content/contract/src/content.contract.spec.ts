import { contractFaults } from '@caravan/kernel/testing';
import { expect, test } from 'vitest';
import { contentReasons } from './content.errors.ts';
import { article, articlePage, configurations, footerGroup, website } from './content.schema.ts';
import * as wire from './content.endpoints.ts';
import { aFooterGroup, anArticle, anArticlePage, aWebsite, someConfigurations } from './testing/content.factory.ts';

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
