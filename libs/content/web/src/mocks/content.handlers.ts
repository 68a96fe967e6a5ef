import type { HttpHandler } from 'msw';
import { fail, type Article, type ArticlePage, type Company } from '@caravan/content/contract';
import {
  getArticleContract,
  getArticlePageContract,
  getCompanyContract,
  getWebsiteContract,
  rateArticleContract,
} from '@caravan/content/contract/schema';
import {
  aCompany,
  anArticle,
  anArticleLink,
  anArticlePage,
  anArticleSummary,
  aWebsite,
} from '@caravan/content/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

/** The answers of the mock; a test may change them while its page is open. */
export interface ContentAnswers {
  page: ArticlePage;
  /** Any other article is not found. */
  articles: Article[];
  company: Company;
}

const purchase = anArticleLink();
const refunds = anArticleLink({ id: 66, slug: 'refunds', article_name: 'Refunds and cancelling' });
const contact = anArticleLink({ id: 81, slug: 'contact', article_name: 'Contact', is_faq: false });
const fees = { group: 'fees', group_name: 'Fees and payment' };
const about = { group: 'about', group_name: 'About us' };

/** Three articles, one in each group. */
export const contentAnswers = (over: Partial<ContentAnswers> = {}): ContentAnswers => ({
  page: anArticlePage({
    items: [
      anArticleSummary(),
      anArticleSummary({ ...refunds, ...fees, summary: 'What is paid back.' }),
      anArticleSummary({ ...contact, ...about, summary: 'How to reach us.' }),
    ],
    total: 3,
    groups: [
      { group: 'buying', group_name: 'Buying', count: 1 },
      { ...fees, count: 1 },
      { ...about, count: 1 },
    ],
  }),
  articles: [
    anArticle({
      content_html:
        '<h2 id="paste">Paste a link</h2><p>See <a href="/faq/66/refunds">what is paid back</a>.</p><h3 id="an-example">An example</h3><p>One parcel.</p>',
      toc: [
        { id: 'paste', title: 'Paste a link', level: 2 },
        { id: 'an-example', title: 'An example', level: 3 },
      ],
      related: [refunds, contact],
    }),
    anArticle({ ...refunds, ...fees, related: [purchase, contact] }),
    anArticle({ ...contact, ...about, related: [purchase, refunds] }),
  ],
  company: aCompany(),
  ...over,
});

export const contentHandlers = (answers: ContentAnswers = contentAnswers()): HttpHandler[] => [
  mockEndpoint(getArticlePageContract, () => answers.page),
  mockEndpoint(getArticleContract, ({ params }) => {
    const article = answers.articles.find(({ id }) => id === params.id);
    if (!article) throw fail('not_found');
    return article;
  }),
  mockEndpoint(rateArticleContract, () => null),
  mockEndpoint(getCompanyContract, () => answers.company),
  mockEndpoint(getWebsiteContract, () => aWebsite()),
];
