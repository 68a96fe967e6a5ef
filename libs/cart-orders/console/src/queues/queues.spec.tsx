import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  acceptPriceChangeContract,
  approveRefundContract,
  staffCancelOrderContract,
  withdrawQuestionContract,
} from '@caravan/cart-orders/contract/orders';
import { failOrder } from '@caravan/cart-orders/contract';
import { aLineQuestion, anOrderLine, aStaffOrder } from '@caravan/cart-orders/contract/testing';
import { renderQueueView } from '@caravan/console-core/testing';
import { aTask } from '@caravan/tasks/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { cartOrdersConsole } from '../cart-orders.console.ts';
import { cartOrdersStaffHandlers } from '../mocks/cart-orders.handlers.ts';
import { purchaseSlots } from '../testing/purchase-slots.tsx';
import { view as buy } from './buy.view.tsx';
import { view as problem } from './problem.view.tsx';
import { view as refund } from './refund.view.tsx';
import { view as review } from './review.view.tsx';

const orders = [aStaffOrder()];
const task = aTask({ id: 'task_1', ref: 'CV2611A1B2C3D' });

it('an order is bought from its queue, which then shows the next one', async () => {
  const onDone = vi.fn();
  const { user } = await renderQueueView(buy, {
    feature: cartOrdersConsole,
    task: { ...task, facts: { shop: 'Lantern Street Goods', bought: 0, pieces: 2 } },
    handlers: cartOrdersStaffHandlers({ orders }),
    lazySlots: purchaseSlots,
    onDone,
  });
  expect(await screen.findByText('Bought: 0 of 2')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Buy CV2611A1B2C3D' }));
  expect(onDone).toHaveBeenCalledOnce();
});

it.each([
  ['en', /What is wrong.*Out of stock/, 'Take other goods · Linen tote · ¥20.00 to pay', 'Withdraw the question'],
  ['zh', /^问题.*缺货$/, '换成其他商品 · Linen tote · 补款 ¥20.00', '撤回询问'],
] as const)('a question that waits shows its options, and is withdrawn (%s)', async (language, kind, option, name) => {
  const onDone = vi.fn();
  const withdraw = mockEndpoint(withdrawQuestionContract, () => aStaffOrder());
  const { user } = await renderQueueView(problem, {
    feature: cartOrdersConsole,
    task: { ...task, queue: 'problem', facts: { question: 'out_of_stock', options: 3 } },
    handlers: [withdraw, ...cartOrdersStaffHandlers({ orders: [aStaffOrder({ question: aLineQuestion() })] })],
    language,
    onDone,
  });
  expect(await screen.findByText(kind)).toBeInTheDocument();
  await screen.findByRole('button', { name });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(option);
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

it('a request for approval is titled by what it would do', async () => {
  const Title = refund.Title;
  if (!Title) throw new Error('no title');
  const asked = {
    ...task,
    kind: 'approval',
    ref: 'a1',
    title: 'The shop closed',
    facts: { step: 'cancel', subject: 'CV1' },
  };
  const titled = { ...refund, columns: [], Panel: () => <Title task={asked} /> };
  await renderQueueView(titled, {
    feature: cartOrdersConsole,
    task: asked,
    lazySlots: {
      approvalTitle: () => Promise.resolve({ Slot: ({ kind, subject }) => `${kind} ${subject}` }),
    },
  });
  expect(await screen.findByText('cancel CV1')).toBeVisible();
});

it('a refund request is approved from its queue, beside what has arrived, in Chinese', async () => {
  const onDone = vi.fn();
  const approve = mockEndpoint(approveRefundContract, () => aStaffOrder({ status: 'refunded' }));
  const { user } = await renderQueueView(refund, {
    feature: cartOrdersConsole,
    task: { ...task, queue: 'refund', facts: { arrived: 1, pieces: 2 } },
    handlers: [approve, ...cartOrdersStaffHandlers({ orders: [aStaffOrder({ status: 'refund_processing' })] })],
    language: 'zh',
    onDone,
  });
  expect(await screen.findByText(/^已到货.*1 \/ 2$/)).toBeInTheDocument();
  const form = await screen.findByRole('form', { name: '同意退款' });
  await user.type(within(form).getByRole('textbox', { name: /说明/ }), '已核对');
  await user.click(within(form).getByRole('button', { name: '同意退款' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

it.each([
  ['en', 'Canvas tote × 2: ¥80.00 instead of ¥100.00', 'Agreed with the shop: asked by chat', 'Cancel the order'],
  ['zh', 'Canvas tote × 2：¥80.00（原价 ¥100.00）', '已与店铺议价：asked by chat', '取消订单'],
] as const)('a price of the shopper has its reason and both decisions above the goods (%s)', async (...row) => {
  const [language, price, why, cancel] = row;
  const changed = anOrderLine({
    name: 'Canvas tote',
    quantity: 2,
    unit_price_fen: 8_000,
    listed_price_fen: 10_000,
    price_change: { unit_price_fen: 8_000, domestic_shipping_fen: 0, reason: 'negotiated', text: 'asked by chat' },
  });
  const onDone = vi.fn();
  const stop = mockEndpoint(staffCancelOrderContract, () => aStaffOrder({ status: 'cancelled' }));
  const { user } = await renderQueueView(review, {
    feature: cartOrdersConsole,
    task: { ...task, queue: 'review', facts: { goods_fen: 16_000, listed_fen: 20_000, reason: 'negotiated' } },
    handlers: [
      stop,
      ...cartOrdersStaffHandlers({ orders: [aStaffOrder({ lines: [changed], price_review: 'waiting' })] }),
    ],
    language,
    onDone,
  });
  const reason = await screen.findByText(why);
  expect(screen.getByText(price)).toBeVisible();
  const goods = screen.getByRole('table');
  const button = screen.getByRole('button', { name: cancel });
  for (const above of [reason, button])
    expect(above.compareDocumentPosition(goods) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await user.click(button);
  await user.click(within(screen.getAllByRole('form').at(-1) as HTMLElement).getByRole('button'));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

it('prices of several orders are accepted at once, with a result for each, in Chinese', async () => {
  const accept = mockEndpoint(acceptPriceChangeContract, ({ params }) => {
    if (params.number !== 'CV2611A1B2C3D') throw failOrder('wrong_state');
    return aStaffOrder({ price_review: 'accepted' });
  });
  const outcome = vi.fn();
  const tasks = [task, aTask({ id: 'task_2', ref: 'CV2611ZZZZZZZ' })];
  const AcceptAll = review.bulk?.[0]?.Button;
  if (!AcceptAll) throw new Error('no bulk action');
  const bulk = { ...review, columns: [], Panel: () => <AcceptAll tasks={tasks} onResult={outcome} /> };
  const { user } = await renderQueueView(bulk, {
    feature: cartOrdersConsole,
    task,
    handlers: [accept],
    language: 'zh',
  });
  await user.click(await screen.findByRole('button', { name: '接受改价' }));
  await waitFor(() =>
    expect(outcome).toHaveBeenCalledWith({
      done: ['task_1'],
      refused: [{ id: 'task_2', message: expect.stringContaining('刷新') }],
    }),
  );
});
