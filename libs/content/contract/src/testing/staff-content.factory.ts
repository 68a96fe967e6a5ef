import type { ExchangeMarginVersion, StaffExchangeMargin } from '../exchange-margin.schema.ts';
import { shippedClaims } from '../landing-claims.ts';
import { forEachKind, retentionLimits, type RetentionKind } from '../retention.ts';
import type { Retention } from '../retention.schema.ts';
import type { ServiceFeeVersion, StaffServiceFee } from '../service-fee.schema.ts';
import { setupItems, type SetupItem } from '../setup.ts';
import type { Setup } from '../setup.schema.ts';
import type {
  StaffArticle,
  StaffArticleGroup,
  StaffCompany,
  StaffExchangeRates,
  StaffWebsite,
} from '../staff-content.schema.ts';
import { aWebsite } from './content.factory.ts';

export const aStaffArticle = (over: Partial<StaffArticle> = {}): StaffArticle => ({
  id: 1000,
  type: 1,
  group: 'buying',
  position: 10,
  in_footer: false,
  related: [],
  texts: {
    en: { slug: 'wooden-goods', name: 'Wooden goods', summary: 'What wood needs.', markdown: '## Papers' },
    zh: { slug: '木制品', name: '木制品', summary: '木制品须知。', markdown: '## 文件' },
  },
  draft: false,
  publish_at: null,
  state: 'published',
  edited_at: '2026-11-20T08:00:00.000Z',
  version: 2,
  votes: { yes: 4, no: 1 },
  ...over,
});

export const aStaffArticleGroup = (over: Partial<StaffArticleGroup> = {}): StaffArticleGroup => ({
  key: 'buying',
  names: { en: 'Buying', zh: '代购' },
  position: 0,
  articles: 3,
  edited_at: null,
  version: 0,
  ...over,
});

export const aStaffWebsite = (over: Partial<StaffWebsite> = {}): StaffWebsite => ({
  tag: 'default',
  ...aWebsite(),
  edited_at: null,
  version: 0,
  ...over,
});

export const aStaffCompany = (over: Partial<StaffCompany> = {}): StaffCompany => ({
  name: 'Caravan Trading Ltd.',
  address: '88 Harbour Road, Xiamen, China',
  registration: '',
  disputes: { en: 'Write to us first.', zh: '请先联系我们。' },
  pictures: ['AAAAAAAAAAAAAAAAAAAAAA', 'BBBBBBBBBBBBBBBBBBBBBB'],
  claims: shippedClaims,
  edited_at: '2026-11-20T08:00:00.000Z',
  version: 3,
  ...over,
});

export const someExchangeRates = (): StaffExchangeRates => [
  { currency: 'CNY', per_euro: '8.2', as_of: '2026-11-20', source: 'ecb', unfit: null },
  { currency: 'USD', per_euro: '1.025', as_of: '2026-11-20', source: 'ecb', unfit: null },
  { currency: 'EUR', per_euro: '1', as_of: '2026-11-20', source: 'ecb', unfit: null },
];

/** The usual periods, with some that differ. */
export const someRetention = (over: Partial<Record<RetentionKind, number>> = {}): Retention => ({
  periods: {
    ...forEachKind((kind) => retentionLimits[kind].usual),
    ...over,
  },
  edited_at: null,
  version: 0,
});

/** Nothing is done but these items. */
export const someSetup = (
  states: Partial<Record<SetupItem, 'done' | 'skipped'>> = { name: 'done', mail: 'done', bins: 'skipped' },
): Setup => ({
  items: setupItems.map((item) => ({
    item,
    state: states[item] ?? 'open',
    parts:
      item === 'payments'
        ? [
            { part: 'stripe', ready: true },
            { part: 'paypal', ready: false },
          ]
        : [],
    link: item === 'test_order' ? 'https://shop.test/demo-shop/' : null,
  })),
  version: 0,
});

/** A fee of 5 % that is in force, and those that are planned. */
export const someServiceFee = (planned: readonly ServiceFeeVersion[] = []): StaffServiceFee => ({
  versions: [
    {
      from: '2026-11-01',
      rate_bp: 500,
      minimum_fen: 300,
      free_orders: 2,
      exceptions: [{ platform: 'weidian', shop_name: null, rate_bp: 800, minimum_fen: 0 }],
      state: 'in_force',
    },
    ...planned.map((version) => ({ ...version, state: 'planned' as const })),
  ],
  edited_at: null,
  version: planned.length ? 2 : 1,
});

/** No margin, or those that are planned. */
export const someExchangeMargin = (planned: readonly ExchangeMarginVersion[] = []): StaffExchangeMargin => ({
  versions: planned.map((version) => ({ ...version, state: 'planned' as const })),
  edited_at: null,
  version: planned.length ? 1 : 0,
});
