import { aPayment } from '@caravan/fund-payment/contract/testing';
import { expect, test } from 'vitest';
import { nextStep, safeAddress } from './next-step.ts';

test.each([
  ['/sandbox/pay/p1', '/sandbox/pay/p1'],
  ['https://checkout.example/c/pay?x=1', 'https://checkout.example/c/pay?x=1'],
  ['http://checkout.example/', undefined],
  ['//evil.example/', undefined],
  ['/\\evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['not an address', undefined],
  [null, undefined],
])('%s may be opened: %s', (address, opened) => expect(safeAddress(address)).toBe(opened));

const result = { go: '/payment/payResult?payment_id=payment_1' };

test.each([
  ['the provider’s page', aPayment(), { leave: '/sandbox/pay/payment_1' }],
  ['the result, once it is decided', aPayment({ status: 'succeeded' }), result],
  ['the result, where the address is none', aPayment({ redirect_url: 'javascript:alert(1)' }), result],
  ['the result, where there is nowhere to go', aPayment({ redirect_url: null }), result],
  [
    'the instructions of Western Union',
    aPayment({ method: 'westpay', redirect_url: null }),
    { go: '/payment/westpay?payment_id=payment_1' },
  ],
])('a payment goes on to %s', (_, payment, step) => expect(nextStep(payment)).toEqual(step));
