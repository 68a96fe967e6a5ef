import { someTerms } from '@caravan/cart-orders/contract/testing';
import { languages } from '@caravan/kernel';
import { expect, test } from 'vitest';
import { orderMail } from '../messages/order-mail.ts';
import { kindOfQuestionMessage, questionMessages } from './question-messages.ts';

const order = { number: 'CV2611A1B2C3D', shopName: '山野帆布行' };
const due = { amountFen: 600, dueAt: new Date('2026-11-26T08:00:00Z') };
const note = 'sent by SF Express';
const messages = {
  asked: questionMessages.asked(order, { ...due, note }),
  answerReminder: questionMessages.answerReminder(order, due),
  paymentReminder: questionMessages.paymentReminder(order, due),
  expired: questionMessages.expired(order, { refundFen: 10_600, missed: 'answer' }),
  withdrawn: questionMessages.withdrawn(order, { note }),
  noFee: questionMessages.noFee(order, { note }),
};

test.each(Object.entries(messages))('%s names the order and its shop in each language', (_, { title, body }) => {
  for (const language of languages) {
    expect(title[language]).not.toBe('');
    expect(body[language]).toContain(order.number);
    expect(body[language]).toContain(order.shopName);
    expect(body[language]).not.toMatch(/undefined|null/);
  }
});

test.each(['asked', 'answerReminder', 'paymentReminder'] as const)('%s names the fee and the deadline', (about) => {
  const { body } = messages[about];
  expect(body.en).toMatch(/¥6\.00.*26 Nov 2026, 08:00 \(UTC\)/s);
  expect(body.zh).toMatch(/¥6\.00.*2026年11月26日 08:00（UTC）/s);
});

test('a missed deadline says which one it was, and what was refunded', () => {
  expect(messages.expired.body.en).toMatch(/no answer.*¥106\.00/s);
  expect(questionMessages.expired(order, { refundFen: 1, missed: 'payment' }).body.zh).toMatch(/逾期未付款.*¥0\.01/s);
});

test('what needs the shopper is also mailed, with the goods', () => {
  const mailed = Object.entries(kindOfQuestionMessage).filter(([, kind]) => kind === 'order_question');
  expect(mailed.map(([about]) => about)).toEqual(['asked', 'answerReminder', 'paymentReminder', 'expired']);
});

test('the mail names the goods and the order in its subject', () => {
  const line = {
    name: 'Canvas tote',
    image: null,
    quantity: 2,
    receivedQuantity: 0,
    refundedQuantity: 0,
    receipts: [],
  };
  expect(orderMail('order_question', { number: 'CV1', rules: someTerms().rules }, [line])).toMatchObject({
    event: { en: 'Your answer is needed', zh: '请您答复' },
    refs: ['CV1'],
    goods: [{ name: 'Canvas tote × 2' }],
    showsGoods: true,
  });
});
