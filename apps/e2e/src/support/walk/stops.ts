import type { Page } from '@playwright/test';
import { demoLink } from '../shop-address.ts';
import { expect } from '../journey.ts';
import type { Newcomer } from './newcomer.ts';
import type { Shopper } from './shopper.ts';

/** The users who open the pages: a visitor, a shopper with one of everything, and a new user. */
export interface Walkers {
  visitor: undefined;
  shopper: Shopper;
  newcomer: Newcomer;
}

export type Who = keyof Walkers;

type Query = Record<string, string | number>;

/** A page to open. */
export interface Stop {
  name: string;
  /** Without its query, so that the router pattern can be found before any user is registered. */
  path: string;
  who: Who;
  query: (walkers: Walkers) => Query;
  /** The address, if its path differs for each shopper; the pattern is in `path`. */
  href?: (walkers: Walkers) => string;
  /** The expected status; 200 by default. */
  status: number;
  /** Scrolls to content that loads only when it comes into view. */
  reach?: (page: Page) => Promise<void>;
  /** Opened only while the estimate's feature flag is on. */
  whileEstimateOpen?: true;
  /** The greatest height of the page on a phone of 360 px. */
  maxPhoneHeight?: number;
}

type Extras = Partial<Pick<Stop, 'href' | 'status' | 'reach' | 'whileEstimateOpen' | 'maxPhoneHeight'>> & {
  query?: Stop['query'] | Query;
};

const stop = (who: Who, name: string, path: string, { query = {}, ...extras }: Extras = {}): Stop => ({
  name,
  path,
  who,
  status: 200,
  ...extras,
  query: typeof query === 'function' ? query : () => query,
});

/** Scrolls to the end, where reviews load when they come near the view. */
const toTheEnd = async (page: Page): Promise<void> => {
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
};

/** Scrolls to the form, which loads when it comes near the view. */
const toTheForm = async (page: Page): Promise<void> => {
  await page.locator('#enquiry').scrollIntoViewIfNeeded();
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
};

/** Opens the field for a coupon, whose list of own coupons loads then. */
const toOwnCoupons = async (page: Page): Promise<void> => {
  const field = page.getByRole('status').locator('details');
  await field.locator('summary').click();
  await expect(field.getByRole('listitem').first()).toBeVisible();
};

/** The page without the feature has no form. */
const toOpenEstimate = async (page: Page): Promise<void> => {
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
};

/** Goods described by hand, as a visitor's browser keeps them. */
const keptGoods = {
  id: 'g-AAAAAAAAAAAAAAAAAAAAAA',
  name: 'Canvas tote 帆布托特包',
  url: '',
  line: {
    manual: {
      url: '',
      name: 'Canvas tote 帆布托特包',
      spec: 'Natural 本色',
      shop_name: 'Harbour Lane 港湾小铺',
      unit_price_fen: 6_800,
      domestic_shipping_fen: 800,
    },
    quantity: 2,
  },
};

/** Puts goods into the cart of the browser, which then shows them. */
const withKeptGoods = async (page: Page): Promise<void> => {
  await page.evaluate((kept) => localStorage.setItem('caravan.guest-cart', JSON.stringify([kept])), keptGoods);
  await page.reload();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
};

const visitors: Stop[] = [
  stop('visitor', 'home', '/', { reach: toTheEnd }),
  stop('visitor', 'product', '/productdetail', { query: { url: demoLink('tote') } }),
  stop('visitor', 'product-unreadable', '/productdetail', { query: { url: demoLink('plain') } }),
  stop('visitor', 'manual-order', '/productdetail', { query: { manual: 1 } }),
  stop('visitor', 'cart-of-browser', '/cart', { reach: withKeptGoods }),
  stop('visitor', 'about-shop', '/about'),
  stop('visitor', 'faq', '/faq'),
  stop('visitor', 'faq-nothing-found', '/faq', { query: { q: 'qqqq' } }),
  stop('visitor', 'faq-how-to-buy', '/faq/59/proxy-purchase-process'),
  stop('visitor', 'articles', '/article'),
  stop('visitor', 'article-terms', '/article/82/terms-of-service'),
  stop('visitor', 'logistics', '/logistics', { reach: toTheForm }),
  stop('visitor', 'estimate-closed', '/estimate'),
  stop('visitor', 'accuracy', '/shipping/accuracy'),
  stop('visitor', 'duties', '/shipping/duties'),
  stop('visitor', 'duty', '/shipping/duties/DE'),
  stop('visitor', 'duty-unknown', '/shipping/duties/IS'),
  stop('visitor', 'track', '/track/:token', { href: ({ shopper }) => `/track/${shopper.links.track}` }),
  stop('visitor', 'track-link-dead', '/track/nothing-of-ours', { status: 404 }),
  stop('visitor', 'verify', '/verify'),
  stop('visitor', 'login', '/user/login'),
  stop('visitor', 'register', '/user/register'),
  stop('visitor', 'register-invited', '/user/register', {
    query: { ref: 'FRIEND2026' },
    reach: async (page) => {
      await expect(page.getByRole('main').getByText('FRIEND2026')).toBeVisible();
    },
  }),
  stop('visitor', 'find-password', '/user/findPassword'),
  stop('visitor', 'reset-password', '/user/resetPassword', {
    query: ({ shopper }) => ({ token: shopper.links.reset }),
  }),
  stop('visitor', 'reset-link-expired', '/user/resetPassword', { query: { token: 'nothing-of-ours' } }),
  stop('visitor', 'activation-failed', '/user/result', { query: { kind: 'activation_failed' } }),
  stop('visitor', 'password-reset', '/user/result', { query: { kind: 'reset' } }),
  stop('visitor', 'not-found', '/no/such/page', { status: 404 }),
];

const newcomers: Stop[] = [
  stop('newcomer', 'register-success', '/user/registerSuccess'),
  stop('newcomer', 'cart-empty', '/cart'),
  stop('newcomer', 'orders-empty', '/mine/order'),
  stop('newcomer', 'store-empty', '/mine/store'),
  stop('newcomer', 'services-empty', '/mine/store/services'),
  stop('newcomer', 'packages-empty', '/mine/package'),
  stop('newcomer', 'returns-empty', '/mine/return'),
  stop('newcomer', 'return-missing', '/mine/return/returnDetail', { query: { number: 'RT2611NOTHING' }, status: 404 }),
  stop('newcomer', 'receipt-missing', '/mine/receipt', { query: { order: 'CV2611NOTHING' }, status: 404 }),
  stop('newcomer', 'fund-empty', '/mine/fund'),
  stop('newcomer', 'addresses-empty', '/mine/address'),
  stop('newcomer', 'profile-empty', '/mine/personal'),
  stop('newcomer', 'somebody-elses-order', '/mine/order/orderDetail', {
    query: ({ shopper }) => ({ number: shopper.orders.paid }),
    status: 404,
  }),
  stop('newcomer', 'somebody-elses-package', '/mine/package/packageDetail', {
    query: ({ shopper }) => ({ number: shopper.packages.shipped }),
    status: 404,
  }),
  stop('newcomer', 'activated', '/user/result', {
    query: ({ newcomer }) => ({ kind: 'activate', token: newcomer.links.activation }),
  }),
];

const order = (name: keyof Shopper['orders']): Stop =>
  stop('shopper', `order-${name}`, '/mine/order/orderDetail', {
    query: ({ shopper }) => ({ number: shopper.orders[name] }),
  });

const parcel = (name: keyof Shopper['packages']): Stop =>
  stop('shopper', `package-${name}`, '/mine/package/packageDetail', {
    query: ({ shopper }) => ({ number: shopper.packages[name] }),
  });

const imported = (part: 'orders' | 'packages' | 'payments' | 'wallet'): Stop =>
  stop('shopper', `imported-${part}`, '/mine/archive/imported', {
    query: ({ shopper }) => ({ id: shopper.imported, part }),
  });

const paid = (name: keyof Shopper['payments']): Stop =>
  stop('shopper', `payment-${name}`, '/payment/payResult', {
    query: ({ shopper }) => ({ payment_id: shopper.payments[name] }),
  });

const westpay = (name: 'western' | 'told'): Stop =>
  stop('shopper', `westpay-${name}`, '/payment/westpay', {
    query: ({ shopper }) => ({ payment_id: shopper.payments[name] }),
  });

const shoppers: Stop[] = [
  stop('shopper', 'home-of-a-shopper', '/', { reach: toTheEnd }),
  stop('shopper', 'cart', '/cart'),
  stop('shopper', 'confirm-order', '/confirmOrder', { query: ({ shopper }) => ({ items: shopper.cart.join(',') }) }),
  stop('shopper', 'confirm-order-coupons', '/confirmOrder', {
    query: ({ shopper }) => ({ items: shopper.cart.join(',') }),
    reach: toOwnCoupons,
  }),
  stop('shopper', 'payment-orders', '/payment', {
    query: ({ shopper: { orders } }) => ({ kind: 'order', refs: `${orders.pending},${orders.alsoPending}` }),
  }),
  stop('shopper', 'payment-package', '/payment', {
    query: ({ shopper }) => ({ kind: 'package', refs: shopper.packages.pending }),
  }),
  stop('shopper', 'recharge', '/payment/recharge'),
  westpay('western'),
  westpay('told'),
  paid('succeeded'),
  paid('failed'),
  paid('waiting'),
  stop('shopper', 'receipt-order', '/mine/receipt', { query: ({ shopper }) => ({ order: shopper.orders.paid }) }),
  stop('shopper', 'receipt-package', '/mine/receipt', {
    query: ({ shopper }) => ({ package: shopper.packages.pending }),
  }),
  stop('shopper', 'orders', '/mine/order'),
  order('pending'),
  order('paid'),
  order('stocked'),
  order('refunding'),
  order('refunded'),
  stop('shopper', 'order-terms', '/mine/order/terms', { query: ({ shopper }) => ({ number: shopper.orders.paid }) }),
  stop('shopper', 'order-terms-article', '/mine/order/terms', {
    query: ({ shopper }) => ({ number: shopper.orders.paid, article: '66' }),
  }),
  stop('shopper', 'store', '/mine/store'),
  stop('shopper', 'store-item', '/mine/store/item', { query: ({ shopper }) => ({ id: shopper.items[0] ?? '' }) }),
  stop('shopper', 'own-parcels', '/mine/parcels'),
  stop('shopper', 'services', '/mine/store/services'),
  stop('shopper', 'returns', '/mine/return'),
  stop('shopper', 'return', '/mine/return/returnDetail', { query: ({ shopper }) => ({ number: shopper.goodsReturn }) }),
  stop('shopper', 'service', '/mine/store/service', { query: ({ shopper }) => ({ number: shopper.service }) }),
  stop('shopper', 'service-measured', '/mine/store/service', {
    query: ({ shopper }) => ({ number: shopper.measurement }),
  }),
  stop('shopper', 'service-rehearsal', '/mine/store/service', {
    query: ({ shopper }) => ({ number: shopper.rehearsal }),
  }),
  stop('shopper', 'confirm-rehearsed', '/mine/store/confirmInfo', {
    query: ({ shopper }) => ({ items: shopper.items.at(-1) ?? '', rehearsal: shopper.rehearsal }),
  }),
  stop('shopper', 'confirm-package', '/mine/store/confirmInfo', {
    query: ({ shopper }) => ({ items: shopper.items.slice(0, 3).join(',') }),
    // 2,340 px, and the line for a coupon.
    maxPhoneHeight: 2_340 + 36,
  }),
  stop('shopper', 'packages', '/mine/package'),
  parcel('pending'),
  parcel('shipped'),
  parcel('done'),
  stop('shopper', 'fund', '/mine/fund'),
  stop('shopper', 'account', '/mine'),
  stop('shopper', 'profile', '/mine/personal'),
  stop('shopper', 'security', '/mine/secure'),
  stop('shopper', 'password', '/mine/modifyPassword'),
  stop('shopper', 'settings', '/mine/setting'),
  stop('shopper', 'archive', '/mine/archive'),
  stop('shopper', 'promotions', '/mine/promotions'),
  imported('orders'),
  imported('packages'),
  imported('payments'),
  imported('wallet'),
  stop('shopper', 'programs', '/mine/programs'),
  stop('shopper', 'addresses', '/mine/address'),
  stop('shopper', 'letters', '/message'),
  stop('shopper', 'conversations', '/user/conversations'),
  stop('shopper', 'conversation', '/user/conversations/:id', {
    href: ({ shopper }) => `/user/conversations/${shopper.conversation}`,
  }),
  stop('shopper', 'conversation-new-request', '/user/conversations', { query: { kind: 'request' } }),
  stop('shopper', 'conversation-offer', '/user/conversations/:id', {
    href: ({ shopper }) => `/user/conversations/${shopper.request}`,
  }),
  stop('shopper', 'saved', '/saved'),
  stop('visitor', 'saved-by-a-visitor', '/saved'),
  stop('shopper', 'estimate', '/estimate', { whileEstimateOpen: true, reach: toOpenEstimate }),
];

export const stops: readonly Stop[] = [...visitors, ...newcomers, ...shoppers];

export const hrefOf = ({ path, query, href }: Stop, walkers: Walkers): string => {
  if (href) return href(walkers);
  const search = new URLSearchParams(
    Object.entries(query(walkers)).map(([key, value]) => [key, String(value)]),
  ).toString();
  return search ? `${path}?${search}` : path;
};
