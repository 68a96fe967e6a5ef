import { orderEvents } from '@caravan/cart-orders/contract';
import { formatFen, languages, type Language } from '@caravan/kernel';
import { describe, expect, test } from 'vitest';
import { orderMessages } from './order-messages.ts';
import { orderWords } from './order-words.ts';

const order = { number: 'CV2611A1B2C3D', shopName: '山野帆布行', photoFen: 600 };
const trigger = { actor: 'staff', note: 'ask for Grace', refundFen: 10_600 } as const;
const kindsOf = (event: (typeof orderEvents)[number], actor: 'shopper' | 'staff' | 'system' = 'staff') =>
  orderMessages(order, { ...trigger, event, actor }, { destination: 'balance' }, ['Tote']).map(
    (message) => message.kind,
  );

test("messages report actions by others, not the shopper's own", () => {
  expect(Object.fromEntries(orderEvents.map((event) => [event, kindsOf(event)]))).toEqual({
    placed: [],
    paid: [],
    price_accepted: ['order_review'],
    question_asked: [],
    question_withdrawn: [],
    question_answered: [],
    question_declined: [],
    question_expired: [],
    goods_kept: [],
    extra_paid: [],
    extra_expired: [],
    no_fee: [],
    line_dropped: [],
    goods_returned: [],
    processing: [],
    received: [],
    in_stock: ['order_in_stock'],
    cancelled: ['order_cancelled'],
    expired: ['order_cancelled'],
    refund_requested: [],
    refund_withdrawn: [],
    refund_rejected: ['refund_rejected'],
    refunded: ['refund_done'],
    part_refunded: ['refund_done', 'order_in_stock'],
  });
  expect(kindsOf('cancelled', 'shopper')).toEqual([]);
});

describe.each(orderEvents)('after %s', (event) => {
  test('each language names the order, its shop, the note and the amounts', () => {
    for (const shopName of [order.shopName, null]) {
      for (const { title, body, kind } of orderMessages(
        { ...order, shopName },
        { ...trigger, event },
        { destination: 'card' },
        ['Canvas tote', 'Tea caddy', 'Cup'],
      )) {
        for (const language of languages) {
          expect(title[language]).not.toBe('');
          expect(body[language]).toContain(order.number);
          expect(body[language].includes('山野帆布行')).toBe(shopName !== null);
          expect(body[language]).not.toMatch(/undefined|null|\s{3}/);
          if (kind === 'order_in_stock') expect(title[language]).toMatch(/Canvas tote.*[23]/);
          if (kind === 'refund_done') expect(body[language]).toContain(formatFen(10_600, language));
          if (kind !== 'order_in_stock' && event !== 'expired') expect(body[language]).toContain('ask for Grace');
        }
        expect(new Set(Object.values(body)).size).toBe(languages.length);
      }
    }
  });
});

test('a cancelled order names the refund, and no money if nothing was paid', () => {
  const [paid] = orderMessages(order, { ...trigger, event: 'cancelled', note: '', refundFen: 11_200 }, null, []);
  expect(paid?.body).toMatchObject({
    en: 'We had to cancel your order CV2611A1B2C3D (山野帆布行). The full amount of ¥112.00, photos included, is back in your balance.',
    zh: '很抱歉，我们取消了您的订单 CV2611A1B2C3D（山野帆布行）。全部款项 ¥112.00（含精拍费用）已退回您的余额。',
  });
  const [unpaid] = orderMessages(order, { ...trigger, event: 'cancelled', note: '', refundFen: 0 }, null, []);
  expect(unpaid?.body.en).toBe('We had to cancel your order CV2611A1B2C3D (山野帆布行).');
});

test('a refund says in each language whether it goes to the balance or to the card', () => {
  const bodies = (destination: 'balance' | 'card') =>
    orderMessages(order, { ...trigger, event: 'refunded' }, { destination }, []).map(({ body }) => body)[0];
  const words = {
    en: ['balance now', 'card or PayPal'],
    zh: ['退回您的余额', '银行卡或 PayPal'],
    de: ['Guthaben', 'Karte'],
  };
  for (const language of languages) {
    const [balance = '', card = ''] = words[language];
    expect(bodies('balance')?.[language]).toContain(balance);
    expect(bodies('balance')?.[language]).not.toContain(card);
    expect(bodies('card')?.[language]).toContain(card);
  }
});

test('a calendar shows a payment or an answer as due', () => {
  const titles = (language: Language) => {
    const { pay, answer, extra } = orderWords[language].deadlines;
    return [pay, answer, extra].map((title) => title('CV7'));
  };
  expect(titles('en')).toEqual([
    'Payment due: order CV7',
    'Answer due: question about order CV7',
    'Extra fee due: order CV7',
  ]);
  expect(titles('zh')).toEqual(['订单 CV7 付款截止', '订单 CV7 的提问答复截止', '订单 CV7 补款截止']);
});
