import { dueKinds, paymentMethods } from '@caravan/fund-payment/contract';
import { formatFen, languages } from '@caravan/kernel';
import { describe, expect, test } from 'vitest';
import {
  adjustedMessage,
  cardRefusedMessage,
  lateMessage,
  remittanceFoundMessage,
  remittanceRejectedMessage,
} from './messages.ts';
import { remarks } from '../wallet/remarks.ts';

const userId = 'user_1';
const ref = 'CV26110482131';
const paid = { id: 'payment_1', userId, refs: [ref, 'CV26110482132'] };

describe.each(languages)('in %s', (language) => {
  test.each(dueKinds)('a remark on a payment of %s has its first number and counts the others', (kind) => {
    for (const remark of [remarks.payment(kind, paid.refs), remarks.tooLate(kind, paid.refs)]) {
      expect(remark[language]).toContain(ref);
      expect(remark[language]).not.toContain('CV26110482132');
      expect(remark[language].replace(ref, '')).toMatch(/[12]/);
      expect(remark[language]).not.toMatch(/undefined|=>/);
    }
  });

  test.each(paymentMethods)('a top-up by %s names the method', (method) => {
    expect(remarks.recharge(method)[language]).toMatch(/[(（].+[)）]/);
  });

  test.each([
    [lateMessage(paid, 1_234), formatFen(1_234, language)],
    [lateMessage({ ...paid, refs: [] }, 1_234), formatFen(1_234, language)],
    [remittanceFoundMessage(paid, 1_234, 0), formatFen(1_234, language)],
    [remittanceFoundMessage(paid, 5_000, 1_234), formatFen(1_234, language)],
    [remittanceRejectedMessage(paid, 'Another name'), 'Another name'],
    [adjustedMessage(userId, 'TX1', { amountFen: -500, balanceFen: 1_234, remark: 'Booked twice' }), 'Booked twice'],
    [cardRefusedMessage({ id: 'refund_1', userId, ref, amountFen: 1_234 }, ['Cup']), ref],
  ])('message %# has its facts', ({ title, body }, fact) => {
    expect(title[language] + body[language]).toContain(fact);
    expect(title[language] + body[language]).not.toMatch(/undefined|=>/);
  });
});
