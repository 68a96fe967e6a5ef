import { fail, type Article, type ArticlePageQuery, type ArticleSummary } from '@caravan/content/contract';
import { getArticlePageSchema, getArticleSchema, rateArticleSchema } from '@caravan/content/contract/schema';
import { anArticle, anArticleLink, anArticleSummary } from '@caravan/content/contract/testing';
import { sliceOf, type Language } from '@caravan/kernel';
import { mockEndpoint } from '@caravan/web-core/mocks';

interface MockArticle {
  id: number;
  slug: string;
  isFaq: boolean;
  group: string;
  groups: Record<Language, string>;
  names: Record<Language, string>;
  summaries: Record<Language, string>;
}

const articles: readonly MockArticle[] = [
  {
    id: 59,
    slug: 'proxy-purchase-process',
    isFaq: true,
    group: 'buying',
    groups: { en: 'Buying', zh: '代购' },
    names: { en: 'How proxy purchase works', zh: '代购流程' },
    summaries: { en: 'From the link to the parcel.', zh: '从链接到包裹。' },
  },
  {
    id: 66,
    slug: 'refunds',
    isFaq: true,
    group: 'fees',
    groups: { en: 'Fees and payment', zh: '费用与支付' },
    names: { en: 'Refunds and cancelling', zh: '取消与退款' },
    summaries: { en: 'What is paid back.', zh: '退哪些费用。' },
  },
  {
    id: 81,
    slug: 'contact',
    isFaq: false,
    group: 'about',
    groups: { en: 'About us', zh: '关于我们' },
    names: { en: 'Contact', zh: '联系我们' },
    summaries: { en: 'How to reach us.', zh: '怎样联系我们。' },
  },
];

const linkOf = ({ id, slug, isFaq, names }: MockArticle, language: Language) =>
  anArticleLink({ id, slug, is_faq: isFaq, article_name: names[language] });

const summaryOf = (article: MockArticle, language: Language): ArticleSummary =>
  anArticleSummary({
    ...linkOf(article, language),
    group: article.group,
    group_name: article.groups[language],
    summary: article.summaries[language],
  });

const bodies: Record<Language, Pick<Article, 'content_html' | 'toc'>> = {
  en: {
    content_html:
      '<h2 id="paste">Paste a link</h2><p>See <a href="/faq/66/refunds">what is paid back</a>.</p><h3 id="an-example">An example</h3><p>One parcel.</p>',
    toc: [
      { id: 'paste', title: 'Paste a link', level: 2 },
      { id: 'an-example', title: 'An example', level: 3 },
    ],
  },
  zh: {
    content_html: '<h2 id="粘贴链接">粘贴链接</h2><p>参见<a href="/faq/66/refunds">退哪些费用</a>。</p><h3 id="举个例子">举个例子</h3><p>一个包裹。</p>',
    toc: [
      { id: '粘贴链接', title: '粘贴链接', level: 2 },
      { id: '举个例子', title: '举个例子', level: 3 },
    ],
  },
};

const pageOf = (query: ArticlePageQuery, language: Language) => {
  const found = articles
    .filter(({ isFaq }) => query.type !== '1' || isFaq)
    .map((article) => summaryOf(article, language))
    .filter(({ article_name, summary }) => `${article_name} ${summary}`.toLowerCase().includes((query.q ?? '').toLowerCase()));
  const inGroup = found.filter(({ group }) => !query.group || group === query.group);
  const { limit, offset } = sliceOf(query);
  return {
    items: inGroup.slice(offset, offset + limit),
    page: query.page,
    page_size: query.page_size,
    total: inGroup.length,
    groups: found.map(({ group, group_name }) => ({ group, group_name, count: 1 })),
  };
};

/** A server that has three articles, one in each group. */
export const contentHandlers = () => [
  mockEndpoint(getArticlePageSchema, ({ query, language }) => pageOf(query, language)),
  mockEndpoint(getArticleSchema, ({ params, language }) => {
    const article = articles.find(({ id }) => id === params.id);
    if (!article) throw fail('not_found');
    const related = articles.filter((other) => other !== article).map((other) => linkOf(other, language));
    return anArticle({ ...summaryOf(article, language), ...bodies[language], related });
  }),
  mockEndpoint(rateArticleSchema, () => null),
];
