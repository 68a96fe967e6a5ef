import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OrderLine } from '@caravan/cart-orders/contract';
import {
  acceptPriceChangeContract,
  answerForShopperContract,
  approveRefundContract,
  askQuestionContract,
  dropPiecesContract,
  staffCancelOrderContract,
} from '@caravan/cart-orders/contract/orders';
import {
  aGoodsQuestion,
  aLineQuestion,
  anOrderLine,
  aPlace,
  aQuestion,
  aStaffOrder,
} from '@caravan/cart-orders/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns } from '@caravan/web-core/testing';
import { renderConsole, type ConsoleOptions } from '../../testing/render-console.ts';

const show = (order = aStaffOrder(), options: ConsoleOptions = {}) =>
  renderConsole(`/orders/${order.number}`, { orders: [order], ...options });

it('shows goods, purchases, work and history', async () => {
  await show();
  expect(await screen.findByRole('heading', { name: 'CV2611A1B2C3D' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Canvas tote/ })).toHaveTextContent('¥129.00');
  expect(await screen.findByText('Bought for CV2611A1B2C3D')).toBeInTheDocument();
  expect(await screen.findByText('No open task.')).toBeInTheDocument();
  expect(screen.getByText('Placed (shopper)')).toBeInTheDocument();
});

it.each(
  byTurns([
    ['en', 'We could not find this'],
    ['zh', '没有找到相关内容'],
  ] as const),
)('says in %s that an order does not exist, without an offer to try again', async (language, name) => {
  await renderConsole('/orders/CV2611ZZZZZZZ', { orders: [aStaffOrder()], language });
  expect(await screen.findByRole('heading', { name })).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it.each(
  byTurns([
    ['en', 'Extra payments', /Price has risen.*Canvas tote.*¥5\.00.*Paid/, 'Steps of staff in the audit log'],
    ['zh', '补款', /涨价.*Canvas tote.*¥5\.00.*已付款/, '查看员工操作日志'],
  ] as const),
)('lists in %s what the shopper paid in addition, and leads to who did what', async (language, title, row, log) => {
  const extra = {
    ref: 'CV2611A1B2C3D-1',
    kind: 'price_rise',
    line_id: 'line_1',
    amount_fen: 500,
    refunded_fen: 0,
    state: 'paid',
    created_at: '2026-11-20T08:00:00.000Z',
    expires_at: '2026-11-21T08:00:00.000Z',
    paid_at: '2026-11-20T09:00:00.000Z',
  } as const;
  await show(aStaffOrder({ extras: [extra] }), { language, roles: ['auditor'] });
  expect(await screen.findByRole('table', { name: title })).toHaveTextContent(row);
  expect(screen.getByRole('link', { name: log })).toHaveAttribute('href', '/audit?subject=CV2611A1B2C3D');
});

it('accepts or refuses a price of the shopper before it is bought', async () => {
  const sent: unknown[] = [];
  const accept = mockEndpoint(acceptPriceChangeContract, ({ body }) => {
    sent.push(body);
    return aStaffOrder({ price_review: 'accepted' });
  });
  const { user } = await show(aStaffOrder({ price_review: 'waiting' }), { handlers: [accept], roles: ['service'] });
  const form = await screen.findByRole('form', { name: 'Accept the price' });
  expect(screen.queryByRole('heading', { name: 'Record a purchase' })).not.toBeInTheDocument();
  await user.type(within(form).getByRole('textbox', { name: 'Note' }), 'agreed');
  await user.click(within(form).getByRole('button', { name: 'Accept the price' }));
  await waitFor(() => expect(sent).toEqual([{ note: 'agreed' }]));
});

it('asks the shopper about a fee that the shop does not state', async () => {
  const sent: unknown[] = [];
  const ask = mockEndpoint(askQuestionContract, ({ body }) => {
    sent.push(body);
    return aStaffOrder({ question: aQuestion() });
  });
  const { user } = await show(aStaffOrder({ domestic_shipping_stated: false }), { handlers: [ask] });
  const form = await screen.findByRole('form', { name: 'Domestic shipping fee' });
  await user.type(within(form).getByRole('textbox', { name: /Fee that the shop asks/ }), '8.50');
  await user.click(within(form).getByRole('button', { name: 'Ask the shopper' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        kind: 'domestic_fee',
        text: '',
        options: [{ kind: 'pay_more', amount_fen: 850 }, { kind: 'cancel' }],
      },
    ]),
  );
});

it('cancels with a note for the shopper, and finance decides on refunds', async () => {
  const sent: unknown[] = [];
  const cancel = mockEndpoint(staffCancelOrderContract, ({ body }) => {
    sent.push(['cancel', body.note]);
    return aStaffOrder({ status: 'cancelled' });
  });
  const approve = mockEndpoint(approveRefundContract, ({ body }) => {
    sent.push(['approve', body.note]);
    return aStaffOrder({ status: 'refunded' });
  });
  const { user, unmount } = await show(aStaffOrder(), { handlers: [cancel] });
  await user.click(await screen.findByText('Cancel the order'));
  const form = screen.getByRole('form', { name: 'Cancel with a full refund' });
  await user.type(within(form).getByRole('textbox', { name: 'Note' }), 'sold out');
  await user.click(within(form).getByRole('button', { name: 'Cancel with a full refund' }));
  await waitFor(() => expect(sent).toEqual([['cancel', 'sold out']]));
  unmount();

  const waiting = aStaffOrder({
    status: 'refund_processing',
    refund: {
      reason: 'too slow',
      amount_fen: 10_000,
      requested_at: '2026-11-21T08:00:00.000Z',
      decided_at: null,
      note: null,
      outcome: 'waiting',
    },
  });
  const finance = await show(waiting, { handlers: [approve], roles: ['finance'] });
  expect(await screen.findByText('too slow')).toBeInTheDocument();
  await finance.user.click(screen.getByRole('button', { name: 'Approve the refund' }));
  await waitFor(() => expect(sent).toHaveLength(2));
});

it.each([
  ['en', 'finance', 'What it brought and cost'],
  ['zh', 'auditor', '查看毛利'],
] as const)('leads in %s those with the role %s to the margin', async (language, role, name) => {
  const { unmount } = await show(aStaffOrder(), { roles: [role], language });
  expect(await screen.findByRole('link', { name })).toHaveAttribute(
    'href',
    '/money/margins?from=2026-11-20&to=2026-11-20&q=CV2611A1B2C3D',
  );
  unmount();
  await show(aStaffOrder(), { roles: ['buyer', 'service'], language });
  await screen.findByRole('heading', { name: 'CV2611A1B2C3D' });
  expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
});

it('shows an auditor no step', async () => {
  await show(aStaffOrder({ price_review: 'waiting', domestic_shipping_stated: false }), { roles: ['auditor'] });
  await screen.findByRole('heading', { name: 'CV2611A1B2C3D' });
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

it.each(
  byTurns([
    ['en', 'Ask about goods that cannot be had', 'Other goods', 'Their price for one piece', 'Ask the shopper'],
    ['zh', '商品无法按原样购买，询问用户', '替代商品', '替代商品单价', '询问用户'],
  ] as const),
)('asks in %s about goods that are out of stock, with a substitute', async (language, title, goods, price, send) => {
  const sent: unknown[] = [];
  const ask = mockEndpoint(askQuestionContract, ({ body }) => {
    sent.push(body);
    return aStaffOrder({ question: aLineQuestion() });
  });
  const { user } = await show(aStaffOrder(), { handlers: [ask], language });
  await user.click(await screen.findByText(title));
  const form = screen.getByRole('form', { name: title });
  const name = within(form).getByRole('textbox', { name: goods });
  await user.type(name, 'Linen tote');
  await user.click(within(form).getByRole('button', { name: send }));
  await waitFor(() => expect(within(form).getByRole('textbox', { name: price })).toBeInvalid());
  expect(name).toHaveValue('Linen tote');
  expect(sent).toEqual([]);
  await user.type(within(form).getByRole('textbox', { name: price }), '139');
  // A second press within two seconds counts as a double click of the first.
  await waitFor(
    async () => {
      await user.click(within(form).getByRole('button', { name: send }));
      expect(sent).toEqual([
        {
          kind: 'out_of_stock',
          line_id: 'line_1',
          text: '',
          options: [
            { kind: 'wait' },
            { kind: 'substitute', goods: { name: 'Linen tote', spec: '', url: '', unit_price_fen: 13_900 } },
            { kind: 'drop' },
          ],
        },
      ]);
    },
    { timeout: 5_000 },
  );
});

it.each(
  byTurns([
    ['en', 'Answer for the shopper', 'Do without · ¥264.00 back', 'Record the answer'],
    ['zh', '代用户答复', '放弃该商品 · 退还 ¥264.00', '记录答复'],
  ] as const),
)('answers in %s for a shopper who told us by another way', async (language, title, option, record) => {
  const sent: unknown[] = [];
  const answer = mockEndpoint(answerForShopperContract, ({ body }) => {
    sent.push(body);
    return aStaffOrder();
  });
  const order = aStaffOrder({ question: aLineQuestion() });
  const { user } = await show(order, { handlers: [answer], language, roles: ['service'] });
  await user.click(await screen.findByText(title));
  const form = screen.getByRole('form', { name: title });
  await user.click(within(form).getByRole('radio', { name: option }));
  await user.type(within(form).getByRole('textbox'), 'by phone');
  await user.click(within(form).getByRole('button', { name: record }));
  await waitFor(() => expect(sent).toEqual([{ option: 'drop', note: 'by phone' }]));
});

it('refunds pieces that cannot be had, at least one', async () => {
  const sent: unknown[] = [];
  const drop = mockEndpoint(dropPiecesContract, ({ body }) => {
    sent.push(body);
    return aStaffOrder();
  });
  const { user } = await show(aStaffOrder({ lines: [anOrderLine({ quantity: 3 })] }), { handlers: [drop] });
  await user.click(await screen.findByText('Refund pieces that cannot be had'));
  const form = screen.getByRole('form', { name: 'Refund pieces that cannot be had' });
  const send = within(form).getByRole('button', { name: 'Refund these pieces' });
  expect(send).toBeDisabled();
  await user.click(within(form).getByRole('button', { name: 'One more' }));
  await user.click(send);
  await waitFor(() => expect(sent).toEqual([{ lines: [{ line_id: 'line_1', quantity: 1 }], note: '' }]));
});

describe.each(
  byTurns([
    [
      'en',
      'Ask about goods that arrived',
      'What is wrong',
      'Something is missing',
      /What is wrong with the goods/,
      'Ask the shopper',
      'The shopper was asked',
    ],
    ['zh', '到仓商品有问题，询问用户', '问题', '缺件少配件', /问题描述/, '询问用户', '已询问用户'],
  ] as const),
)('goods that arrived, in %s', (language, title, kind, missing, what, send, done) => {
  const arrived = (id: string, over: Partial<OrderLine> = {}) =>
    anOrderLine({
      id,
      name: id,
      spec: '',
      bought_quantity: 2,
      received_quantity: 2,
      receipts: [
        { item_id: `item_${id}`, quantity: 2, received_at: '2026-11-20T08:00:00.000Z', place: aPlace('arrived') },
      ],
      ...over,
    });
  const packed = { ...aPlace('packed'), package_number: 'PK2611A1B2C3D' };

  it('are asked about with the reason and what is wrong, those of a link first', async () => {
    const sent: unknown[] = [];
    const ask = mockEndpoint(askQuestionContract, ({ body }) => {
      sent.push(body);
      return aStaffOrder({ status: 'in_stock', question: aGoodsQuestion() });
    });
    const receipt = { item_id: 'item_hat', quantity: 2, received_at: '2026-11-20T08:00:00.000Z', place: packed };
    const lines = [arrived('tea'), arrived('cup'), arrived('hat', { receipts: [receipt] })];
    const order = aStaffOrder({ status: 'in_stock', lines });
    const options = { orders: [order], handlers: [ask], language };
    const { user } = await renderConsole(`/orders/${order.number}?ask=item_cup`, options);
    const form = within(await screen.findByRole('form', { name: title }));
    expect(form.getAllByRole('radio')).toHaveLength(2);
    expect(form.getByRole('radio', { name: /cup/ })).toBeChecked();
    await user.selectOptions(form.getByRole('combobox', { name: kind }), missing);
    await user.click(form.getByRole('button', { name: send }));
    await waitFor(() => expect(form.getByRole('textbox', { name: what })).toBeInvalid());
    expect(sent).toEqual([]);
    await user.type(form.getByRole('textbox', { name: what }), 'The lid is missing');
    await user.click(form.getByRole('button', { name: send }));
    expect(await screen.findByText(done)).toBeVisible();
    expect(sent).toEqual([
      {
        kind: 'quality',
        item_id: 'item_cup',
        reason: 'incomplete',
        text: 'The lid is missing',
        options: [{ kind: 'keep' }, { kind: 'return' }],
      },
    ]);
  });

  it('show the open question, also of an order in stock', async () => {
    const order = aStaffOrder({
      status: 'in_stock',
      lines: [arrived('tea')],
      question: aGoodsQuestion({ line_id: 'tea' }),
    });
    await show(order, { language });
    const options = language === 'en' ? ['Keep the goods', 'Return them to the seller'] : ['保留该商品', '退回商家'];
    for (const option of options)
      expect(await screen.findByRole('radio', { name: option, hidden: true })).toBeInTheDocument();
    expect(screen.queryByRole('form', { name: title })).not.toBeInTheDocument();
  });
});
