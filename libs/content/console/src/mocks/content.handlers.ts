import type { HttpHandler } from 'msw';
import {
  fail,
  type RetentionDue,
  type Setup,
  type StaffArticle,
  type StaffArticleGroup,
  type StaffCompany,
  type StaffExchangeRates,
  type StaffWebsite,
  type TestMail,
  usualRules,
} from '@caravan/content/contract';
import { getArticlePageContract } from '@caravan/content/contract/schema';
import {
  countRetentionDueContract,
  createArticleContract,
  createArticleGroupContract,
  getExchangeMarginContract,
  getRetentionContract,
  getServiceFeeContract,
  getSetupContract,
  getShopRulesContract,
  getStaffArticleContract,
  getStaffCompanyContract,
  getStaffConfigurationsContract,
  getStaffExchangeRatesContract,
  listArticleGroupsContract,
  listStaffArticlesContract,
  listWebsitesContract,
  planExchangeMarginContract,
  planServiceFeeContract,
  previewArticleContract,
  sendTestMailContract,
  updateArticleContract,
  updateArticleGroupContract,
  updateCompanyContract,
  updateConfigurationsContract,
  updateExchangeRatesContract,
  updateRetentionContract,
  updateSetupContract,
  updateShopRulesContract,
  updateWebsiteContract,
  uploadSitePictureContract,
} from '@caravan/content/contract/staff';
import { anArticlePage, anArticleSummary, aWebsite, someConfigurations } from '@caravan/content/contract/testing';
import {
  aStaffArticle,
  aStaffArticleGroup,
  aStaffCompany,
  aStaffWebsite,
  someExchangeMargin,
  someExchangeRates,
  someRetention,
  someServiceFee,
  someSetup,
} from '@caravan/content/contract/testing/staff';
import { mockEndpoint } from '@caravan/web-core/mocks';

export interface ContentAnswers {
  articles?: readonly StaffArticle[];
  groups?: readonly StaffArticleGroup[];
  websites?: readonly StaffWebsite[];
  company?: StaffCompany;
  rates?: StaffExchangeRates;
  /** The rows that shorter periods would delete. */
  due?: RetentionDue;
  setup?: Setup;
}

const articleHandlers = (articles: readonly StaffArticle[]): HttpHandler[] => [
  mockEndpoint(listStaffArticlesContract, ({ query }) => {
    const items = articles.filter(
      ({ state, group }) => (!query.state || state === query.state) && (!query.group || group === query.group),
    );
    return { items, page: query.page, page_size: query.page_size, total: items.length };
  }),
  mockEndpoint(previewArticleContract, ({ body }) => ({
    content_html: `<h2 id="preview">Shown as HTML</h2><p>${body.markdown.length} characters</p>`,
    toc: [],
  })),
  mockEndpoint(getStaffArticleContract, ({ params }) => {
    const found = articles.find(({ id }) => id === params.id);
    if (!found) throw fail('not_found');
    return found;
  }),
  mockEndpoint(createArticleContract, ({ body }) => aStaffArticle({ ...body, id: 1001 } as Partial<StaffArticle>)),
  mockEndpoint(updateArticleContract, ({ params, body }) =>
    aStaffArticle({ ...body, id: params.id } as Partial<StaffArticle>),
  ),
  mockEndpoint(getArticlePageContract, () =>
    anArticlePage({
      items: [anArticleSummary(), anArticleSummary({ id: 66, article_name: 'Refunds', slug: 'refunds' })],
    }),
  ),
];

const groupHandlers = (groups: readonly StaffArticleGroup[]): HttpHandler[] => [
  mockEndpoint(listArticleGroupsContract, () => [...groups]),
  mockEndpoint(createArticleGroupContract, ({ body }) => aStaffArticleGroup({ ...body, articles: 0 })),
  mockEndpoint(updateArticleGroupContract, ({ params, body }) => aStaffArticleGroup({ ...body, key: params.key })),
];

const settingsHandlers = (websites: readonly StaffWebsite[], rates: StaffExchangeRates): HttpHandler[] => [
  mockEndpoint(listWebsitesContract, () => [...websites]),
  mockEndpoint(updateWebsiteContract, ({ body: { WEBSITE_NAME, WEBSITE_LOGO_PATH, SERVICE_EMAIL, socials } }) =>
    aWebsite({ WEBSITE_NAME, WEBSITE_LOGO_PATH, SERVICE_EMAIL, socials }),
  ),
  mockEndpoint(getStaffConfigurationsContract, () => ({ ...someConfigurations(), edited_at: null, version: 0 })),
  mockEndpoint(updateConfigurationsContract, ({ body }) => someConfigurations({ features: body.features })),
  mockEndpoint(getShopRulesContract, () => ({ rules: usualRules, unstated: [], edited_at: null, version: 0 })),
  mockEndpoint(updateShopRulesContract, ({ body }) => ({ rules: body, unstated: [], edited_at: null, version: 1 })),
  mockEndpoint(getServiceFeeContract, () => someServiceFee()),
  mockEndpoint(planServiceFeeContract, ({ body }) => someServiceFee(body.planned)),
  mockEndpoint(getExchangeMarginContract, () => someExchangeMargin()),
  mockEndpoint(planExchangeMarginContract, ({ body }) => someExchangeMargin(body.planned)),
  mockEndpoint(getStaffExchangeRatesContract, () => rates),
  mockEndpoint(updateExchangeRatesContract, ({ body }) =>
    rates.map((rate) => ({
      ...rate,
      ...(body.per_euro[rate.currency] === undefined
        ? {}
        : { per_euro: body.per_euro[rate.currency], as_of: body.as_of, source: 'staff' as const, unfit: null }),
    })),
  ),
];

const companyHandlers = (company: StaffCompany): HttpHandler[] => [
  mockEndpoint(getStaffCompanyContract, () => company),
  mockEndpoint(updateCompanyContract, ({ body }) => aStaffCompany({ ...body, version: company.version + 1 })),
  mockEndpoint(uploadSitePictureContract, () => ({
    id: 'CCCCCCCCCCCCCCCCCCCCCC',
    path: '/v1/site_pictures/CCCCCCCCCCCCCCCCCCCCCC',
  })),
];

const retentionHandlers = (due: RetentionDue): HttpHandler[] => [
  mockEndpoint(getRetentionContract, () => someRetention()),
  mockEndpoint(countRetentionDueContract, () => due),
  mockEndpoint(updateRetentionContract, ({ body }) => ({ ...someRetention(body), version: 1 })),
];

const setupHandlers = (first: Setup): HttpHandler[] => {
  let setup = first;
  return [
    mockEndpoint(getSetupContract, () => setup),
    mockEndpoint(updateSetupContract, ({ body: { skipped } }) => {
      const items = setup.items.map(({ state, ...entry }): Setup['items'][number] => ({
        ...entry,
        state: state === 'done' ? state : skipped.includes(entry.item) ? 'skipped' : 'open',
      }));
      setup = { items, version: setup.version + 1 };
      return setup;
    }),
    mockEndpoint(sendTestMailContract, (): TestMail => ({
      outcome: 'sent',
      to: 'owner@shop.test',
      words: null,
      mailbox: null,
    })),
  ];
};

export const contentStaffHandlers = ({
  articles = [aStaffArticle()],
  groups = [
    aStaffArticleGroup(),
    aStaffArticleGroup({ key: 'news', names: { en: 'News', zh: '最新动态' }, position: 5 }),
  ],
  websites = [aStaffWebsite()],
  company = aStaffCompany(),
  rates = someExchangeRates(),
  due = {},
  setup = someSetup(),
}: ContentAnswers = {}): HttpHandler[] => [
  ...articleHandlers(articles),
  ...groupHandlers(groups),
  ...settingsHandlers(websites, rates),
  ...companyHandlers(company),
  ...retentionHandlers(due),
  ...setupHandlers(setup),
];
