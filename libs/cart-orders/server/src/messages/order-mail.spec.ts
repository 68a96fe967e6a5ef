import { expect, test } from 'vitest';
import { orderMail } from './order-mail.ts';

const measured = { weight_g: 500, length_mm: 200, width_mm: 100, height_mm: 50, restrictions: [] };
const arrived = {
  name: 'Canvas tote',
  image: '/v1/orders/pictures/a',
  quantity: 2,
  measured,
  receivedAt: new Date('2026-11-22T08:00:00.000Z'),
};
const missing = { name: 'Tea', image: null, quantity: 1, measured: null, receivedAt: null };

test('a mail about arrived goods shows them with picture, weight and the end of their free storage', () => {
  expect(orderMail('order_in_stock', 'CV1', [arrived, missing])).toEqual({
    event: { en: 'Arrived', zh: '已到仓' },
    refs: ['CV1'],
    goods: [
      {
        name: 'Canvas tote × 2',
        image: '/v1/orders/pictures/a',
        facts: {
          en: ['Weight: 0.50 kg', 'Free storage until 22 Dec 2026, 08:00 (UTC), then ¥0.50 a day'],
          zh: ['重量：0.50 kg', '免费仓储至 2026年12月22日 08:00（UTC），之后每天 ¥0.50'],
        },
      },
    ],
    showsGoods: true,
    collect: '/mine/store',
  });
});

test('a mail about a refund names the goods that never arrived', () => {
  const mail = orderMail('refund_done', 'CV1', [arrived, missing]);
  expect(mail).toMatchObject({ event: { en: 'Refund approved', zh: '退款已通过' }, showsGoods: false });
  expect(mail?.goods.map(({ name }) => name)).toEqual(['Tea']);
  expect(mail?.collect).toBeUndefined();
  expect(orderMail('order_cancelled', 'CV1', [missing])).toBeUndefined();
});
