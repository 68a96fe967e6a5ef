import { expect, test } from 'vitest';
import { someTerms } from '@caravan/cart-orders/contract/testing';
import { orderMail } from './order-mail.ts';

const order = { number: 'CV1', rules: someTerms().rules };

const receivedAt = new Date('2026-11-22T08:00:00.000Z');
const arrived = {
  name: 'Canvas tote',
  image: '/v1/orders/pictures/a',
  quantity: 2,
  receivedQuantity: 2,
  refundedQuantity: 0,
  receipts: [{ itemId: 'item_1', weightG: 500, receivedAt }],
};
const missing = { name: 'Tea', image: null, quantity: 1, receivedQuantity: 0, refundedQuantity: 0, receipts: [] };
/** Three of four pieces arrived, in two parcels. */
const inPart = {
  ...arrived,
  name: 'Cup',
  quantity: 4,
  receivedQuantity: 3,
  receipts: [
    { itemId: 'item_2', weightG: 500, receivedAt },
    { itemId: 'item_3', weightG: 250, receivedAt: new Date('2026-11-25T08:00:00.000Z') },
  ],
};

test('a mail about arrived goods shows them with picture, weight and the end of their free storage', () => {
  expect(orderMail('order_in_stock', order, [arrived, missing])).toMatchObject({
    event: { en: 'Arrived', zh: '已到仓' },
    refs: ['CV1'],
    goods: [
      {
        name: 'Canvas tote × 2',
        image: '/v1/orders/pictures/a',
        itemIds: ['item_1'],
        facts: {
          en: [
            'Weight: 0.50\u00a0kg',
            '30 free days, until 22 Dec 2026, 08:00 UTC (Beijing 16:00); then ¥0.50 a day, ¥30.00 at most',
          ],
          zh: [
            '重量：0.50\u00a0kg',
            '免费仓储 30 天，至 2026年12月22日 08:00 UTC（北京时间 16:00），之后每天 ¥0.50，最多 ¥30.00',
          ],
        },
      },
    ],
    showsGoods: true,
    collect: '/mine/store',
  });
});

test('of goods that came in parts, a mail adds the weights, and the free storage of the first pieces ends first', () => {
  expect(orderMail('order_in_stock', order, [inPart])?.goods).toMatchObject([
    {
      name: 'Cup × 3',
      itemIds: ['item_2', 'item_3'],
      facts: {
        en: ['Weight: 0.75\u00a0kg', expect.stringContaining('until 22 Dec 2026, 08:00')],
        zh: expect.anything(),
      },
    },
  ]);
  expect(orderMail('refund_done', order, [arrived, inPart])?.goods.map(({ name }) => name)).toEqual(['Cup']);
});

test('a mail about a refund names the goods that never arrived', () => {
  const mail = orderMail('refund_done', order, [arrived, missing]);
  expect(mail).toMatchObject({ event: { en: 'Refund approved', zh: '退款已通过' }, showsGoods: false });
  expect(mail?.goods.map(({ name }) => name)).toEqual(['Tea']);
  expect(mail?.collect).toBeUndefined();
  expect(orderMail('order_cancelled', order, [missing])).toBeUndefined();
});
