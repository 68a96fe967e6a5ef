import { shippedClaims } from '../landing-claims.ts';
import type {
  Article,
  ArticleLink,
  ArticlePage,
  ArticleSummary,
  Company,
  Configurations,
  FooterGroup,
  Website,
} from '../content.schema.ts';

export const aWebsite = (over: Partial<Website> = {}): Website => ({
  WEBSITE_NAME: 'Caravan',
  WEBSITE_LOGO_PATH: '/logo.svg',
  SERVICE_EMAIL: 'service@example.test',
  socials: [
    { name: 'facebook', url: '' },
    { name: 'instagram', url: '' },
    { name: 'x', url: '' },
  ],
  ...over,
});

export const aCompany = (over: Partial<Company> = {}): Company => ({
  name: 'Caravan Trading Ltd.',
  address: '88 Harbour Road, Xiamen, China',
  registration: 'Xiamen, 91350200MA00000000',
  disputes: { text: 'Write to us first.\n\nA court in Xiamen decides what we cannot settle.', language: 'en' },
  pictures: ['/v1/site_pictures/AAAAAAAAAAAAAAAAAAAAAA', '/v1/site_pictures/BBBBBBBBBBBBBBBBBBBBBB'],
  claims: shippedClaims,
  ...over,
});

export const someConfigurations = (over: Partial<Configurations> = {}): Configurations => ({
  free_storage_days: 30,
  storage_fee_fen_per_day: 50,
  storage_max_fee_days: 60,
  disposal_days: 180,
  arrival_photos: 2,
  photo: { fee_fen: 200, max_count: 20, note_max: 500 },
  address_max: 20,
  refund_hours: 72,
  unpaid_hours: 24,
  review_hours: [3, 5],
  price_change_reasons: ['full_reduction', 'negotiated', 'shipping_discount', 'page_price_wrong', 'other'],
  currencies: ['USD', 'EUR'],
  features: { shipping_estimate: false, community: false },
  ...over,
});

export const anArticleLink = (over: Partial<ArticleLink> = {}): ArticleLink => ({
  id: 59,
  article_name: 'How proxy purchase works',
  is_faq: true,
  slug: 'proxy-purchase-process',
  language: 'en',
  ...over,
});

export const aFooterGroup = (over: Partial<FooterGroup> = {}): FooterGroup => ({
  group_name: 'Buying',
  articles: [anArticleLink()],
  ...over,
});

export const anArticleSummary = (over: Partial<ArticleSummary> = {}): ArticleSummary => ({
  ...anArticleLink(),
  group: 'buying',
  group_name: 'Buying',
  summary: 'From the link to the parcel.',
  updated_at: '2026-01-02T03:04:05.000Z',
  ...over,
});

export const anArticlePage = (over: Partial<ArticlePage> = {}): ArticlePage => ({
  items: [anArticleSummary()],
  page: 1,
  page_size: 20,
  total: 1,
  groups: [{ group: 'buying', group_name: 'Buying', count: 1 }],
  ...over,
});

export const anArticle = (over: Partial<Article> = {}): Article => ({
  ...anArticleSummary(),
  content_html: '<h2 id="paste">Paste a link</h2><p>Copy the address of the product page.</p>',
  toc: [{ id: 'paste', title: 'Paste a link', level: 2 }],
  related: [],
  ...over,
});
