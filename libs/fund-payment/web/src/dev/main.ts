import { getUserInfoSchema } from '@caravan/account/contract/schema';
import { aUserInfo } from '@caravan/account/contract/testing';
import { verifySessionSchema } from '@caravan/auth/contract/schema';
import { getExchangeRateSchema } from '@caravan/content/contract/schema';
import { fundPaymentPaths } from '@caravan/fund-payment/contract';
import { startHarness } from '@caravan/web-core/dev';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { fundPaymentWeb } from '../fund-payment.web.ts';
import { exampleTill } from '../mocks/example-till.ts';
import { mockTill, type MockTill } from '../mocks/mock-till.ts';

// Payment is for shoppers: here everybody is one. `?currency` in the address shows amounts in euros beside.
document.cookie = 'token=harness; path=/';
document.cookie = 'is_login=1; path=/';
const asked = new URLSearchParams(location.search);
if (asked.has('currency')) document.cookie = 'currency=EUR; path=/';

// A provider's page is a page load away: what was paid must still be known then. `?new` starts afresh, `?word=failed` lets payments fail.
const storage = 'caravan.harness.till';
if (asked.has('new')) sessionStorage.removeItem(storage);
if (asked.has('word')) sessionStorage.setItem('caravan.harness.word', asked.get('word') ?? '');
const kept = sessionStorage.getItem(storage);
const word = (sessionStorage.getItem('caravan.harness.word') || 'succeeded') as Parameters<MockTill['decide']>[1];

/** The provider, or staff, decide when a payment has been looked at a few times. */
const looks = new Map<string, number>();
const till = mockTill({
  ...exampleTill(),
  ...(kept ? (JSON.parse(kept) as Partial<MockTill>) : {}),
  hostedPage: (id) => fundPaymentPaths.payResult.href({ payment_id: id }),
  onLook: (payment) => {
    const seen = (looks.get(payment.id) ?? 0) + 1;
    looks.set(payment.id, seen);
    const waits = payment.method !== 'westpay' || payment.remittance !== null;
    if (payment.status === 'pending' && waits && seen > 3) till.decide(payment.id, word, word === 'failed' ? 'The bank declined the card' : undefined);
  },
});
addEventListener('pagehide', () => {
  const { balanceFen, payables, payments, records, answers } = till;
  sessionStorage.setItem(storage, JSON.stringify({ balanceFen, payables, payments, records, answers }));
});

void startHarness({
  feature: fundPaymentWeb,
  pages: [
    '/payment?kind=order&refs=CV2611A0001,CV2611A0002,CV2611A0003',
    '/payment?kind=order&refs=CV2611A0004',
    '/payment?kind=order&refs=CV2611A0003',
    '/payment?kind=package&refs=PK2611A0001',
    '/payment',
    '/payment/recharge',
    '/mine/fund',
  ],
  handlers: [
    ...till.handlers,
    mockEndpoint(verifySessionSchema, () => ({ logged_in: true as const })),
    mockEndpoint(getUserInfoSchema, () => aUserInfo({ balance_fen: till.balanceFen })),
    mockEndpoint(getExchangeRateSchema, () => ({ from: 'CNY', to: 'EUR', rate: '0.1214', as_of: '2026-11-20' })),
  ],
});
