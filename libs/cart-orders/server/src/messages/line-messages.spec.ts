import type { QuestionOption } from '@caravan/cart-orders/contract';
import { formatFen, languages } from '@caravan/kernel';
import { expect, test } from 'vitest';
import { lineMessages, mailedChoices, type LineAsked } from './line-messages.ts';

const order = { number: 'CV2611A1B2C3D', shopName: '山野帆布行' };
const note = 'ask for Grace';
const option = (kind: QuestionOption, over: Partial<LineAsked['options'][number]> = {}) => ({
  kind,
  amountFen: null,
  refundFen: null,
  goods: null,
  ...over,
});
const options: LineAsked['options'] = [
  option('wait'),
  option('pay_more', { amountFen: 500 }),
  option('substitute', { amountFen: 700, goods: 'Oolong' }),
  option('substitute', { refundFen: 300, goods: 'Pu-erh' }),
  option('drop', { refundFen: 900 }),
  option('cancel', { refundFen: 1_100 }),
  option('keep'),
  option('return'),
];
const asked = { kind: 'price_rise' as const, goods: 'Tea', options, dueAt: new Date('2026-11-26T08:00:00Z') };
const dropped = { goods: ['Tea', 'Cup'], refundFen: 900, order: 'paid' as const };
const messages = {
  asked: lineMessages.asked(order, { ...asked, note }),
  reminder: lineMessages.reminder(order, asked),
  paymentReminder: lineMessages.paymentReminder(order, { ...asked, amountFen: 500 }),
  expired: lineMessages.expired(order, { ...dropped, missed: 'answer' }),
  dropped: lineMessages.dropped(order, { ...dropped, note }),
  kept: lineMessages.kept(order, asked),
  withdrawn: lineMessages.withdrawn(order, { ...asked, note }),
  answeredForYou: lineMessages.answeredForYou(order, { option: option('drop', { refundFen: 900 }), note }),
};

test.each(Object.entries(messages))('%s names the order and its shop in each language', (about, { title, body }) => {
  for (const language of languages) {
    expect(title[language]).not.toBe('');
    expect(body[language]).toContain(order.number);
    expect(body[language]).toContain(order.shopName);
    expect(`${title[language]} ${body[language]}`).not.toMatch(/undefined|null|\s{3}/);
    expect(body[language].includes(note)).toBe(['asked', 'dropped', 'withdrawn', 'answeredForYou'].includes(about));
  }
});

test.each(['asked', 'reminder'] as const)('%s lists each option with its amounts', (about) => {
  for (const language of languages) {
    const text = messages[about].body[language];
    const amounts = [500, 700, 300, 900, 1_100].map((fen) => formatFen(fen, language));
    expect(text.match(/\u2022/g)).toHaveLength(options.length);
    for (const part of [...amounts, 'Oolong', 'Pu-erh']) expect(text).toContain(part);
  }
});

test('the options are links of the mail that begin with a capital letter', () => {
  const [first, , third] = mailedChoices(options, (kind) => `/answer/${kind}`);
  expect(first).toMatchObject({ label: { en: 'Wait until it can be had', zh: '继续等待' }, path: '/answer/wait' });
  expect(third?.label).toMatchObject({
    en: 'Take “Oolong” instead, ¥7.00 more',
    zh: '换成“Oolong”，补款 ¥7.00',
  });
});
