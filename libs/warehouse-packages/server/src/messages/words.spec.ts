import { formatFen, languages, type Language } from '@caravan/kernel';
import { describe, expect, test } from 'vitest';
import { claimApproved, claimFiled, claimRejected, claimRemark } from '../packages/insurance/claim-message.ts';
import { deadlineTitle } from '../disposal/warehouse-deadlines.ts';
import { listOfNames } from './name-list.ts';
import { deliveredMessage, packageMessage, packageTitle, refundRemark } from './package-message.ts';
import { extraRefundRemark, extraTitle, weighingRemark } from '../packages/weighing/weighing-message.ts';

const parcel = { number: 'PN7', carrier: 'Post', trackingNumber: 'RR42' };
const told = (data: object, event: Parameters<typeof packageMessage>[1]['event'], note: string | null = null) =>
  packageMessage(parcel, { event, data, note });

/** Each message must contain these words in every language; a number is an amount in fen. */
const messages = [
  [told({}, 'shipped'), ['PN7', 'Post', 'RR42', '30']],
  [told({}, 'shipment_corrected'), ['PN7', 'Post', 'RR42']],
  [told({}, 'expired'), ['PN7', '24']],
  [told({ refund_fen: 500 }, 'cancelled', 'Sorry'), ['PN7', 500, '\n\nSorry']],
  [told({}, 'weighed'), ['PN7']],
  [told({ refund_fen: 500 }, 'weighed'), ['PN7', 500]],
  [told({ asked_fen: 600 }, 'weighed'), ['PN7', 600]],
  [told({ refused: true }, 'weighed'), ['PN7']],
  [told({}, 'extra_waived'), ['PN7']],
  [deliveredMessage('PN7'), ['PN7']],
  [claimFiled('PN7', 700), ['PN7', 700]],
  [claimApproved('PN7', 700, 'Sorry'), ['PN7', 700, '\n\nSorry']],
  [claimRejected('PN7', 'Too late'), ['PN7', '\n\nToo late']],
] as const;

const titles: readonly Record<Language, string>[] = [
  ...[packageTitle, refundRemark, claimRemark, extraTitle, weighingRemark, extraRefundRemark].map((of) => of('PN7')),
  ...(['payPackage', 'arrival', 'receipt', 'claim', 'return', 'storage', 'disposal'] as const).map((kind) =>
    deadlineTitle(kind, 'PN7'),
  ),
];

describe.each(languages)('the messages in %s', (language) => {
  test('name the package, the goods, the amounts and what staff wrote', () => {
    for (const [message, parts] of messages) {
      const body = message?.body[language] ?? '';
      for (const part of parts) expect(body).toContain(typeof part === 'number' ? formatFen(part, language) : part);
      expect(message?.title[language]).toMatch(/\S/);
      expect(body).not.toMatch(/undefined|null|\[object/);
    }
  });

  test('of payments, records and calendars name the number', () => {
    for (const title of titles) expect(title[language]).toContain('PN7');
    expect(new Set(titles.map((title) => title[language])).size).toBe(titles.length);
  });

  test('count the names that a list leaves out', () => {
    expect(listOfNames(['a', 'b'])[language]).toMatch(/^a\S? ?b$/);
    expect(listOfNames([...'abcdefgh'])[language]).toMatch(/^a.*e.*[38]/);
  });
});

test('a text message is about a parcel that was sent, or a payment that it waits for', () => {
  const about = { number: 'PN7', until: null };
  expect(told({}, 'shipped')?.text).toEqual({ event: 'parcel_sent', ...about });
  expect(told({ asked_fen: 600 }, 'weighed')?.text).toEqual({ event: 'payment', ...about });
  for (const message of [told({}, 'weighed'), told({ refund_fen: 5 }, 'weighed'), told({}, 'shipment_corrected')])
    expect(message?.text).toBeUndefined();
});

test('a list of names shows five and counts the others', () => {
  expect(listOfNames([...'abcdefgh'])).toMatchObject({
    en: 'a, b, c, d, e and 3 more',
    zh: 'a、b、c、d、e等 8 件商品',
  });
});

test('a calendar shows a payment as due', () => {
  expect(deadlineTitle('payPackage', 'PN7')).toMatchObject({ en: 'Payment due: package PN7', zh: '包裹 PN7 付款截止' });
  for (const language of languages)
    expect(deadlineTitle('payPackage', 'PN7')[language]).not.toMatch(/by now|bis jetzt/);
});
