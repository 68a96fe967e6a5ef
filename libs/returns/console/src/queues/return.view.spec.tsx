// zh-punctuation: off, because the columns of a queue are joined by a half-width colon here.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderQueueView } from '@caravan/console-core/testing';
import { stepReturn } from '@caravan/returns/contract';
import { stepReturnContract } from '@caravan/returns/contract/staff';
import { aStaffReturn } from '@caravan/returns/contract/testing';
import { aTask } from '@caravan/tasks/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns, sentTo } from '@caravan/web-core/testing';
import { returnsHandlers } from '../mocks/returns.handlers.ts';
import { returnsConsole } from '../returns.console.ts';
import { view } from './return.view.tsx';

const exchange = aStaffReturn({ kind: 'exchange' });
const task = aTask({
  queue: 'return',
  kind: 'return',
  ref: exchange.number,
  title: 'Canvas tote',
  facts: { state: 'requested', kind: 'exchange', reason: 'damaged', quantity: 2 },
});

it.each(
  byTurns([
    [
      'en',
      'To ask the seller',
      'Asked for: Exchange · Damaged',
      'The seller agrees',
      'The seller’s agreement is recorded',
    ],
    ['zh', '待联系商家', '申请类型: 换货 · 商品破损', '商家同意', '已登记商家同意'],
  ] as const),
)('return records what the seller says (%s)', async (language, state, wish, button, done) => {
  const agree = mockEndpoint(stepReturnContract, () => aStaffReturn({ state: 'agreed', steps: ['sent'] }));
  const handlers = [agree, ...returnsHandlers([exchange])];
  const { user } = await renderQueueView(view, { feature: returnsConsole, task, language, handlers });
  expect(await screen.findByText(state)).toBeVisible();
  expect(screen.getByText(wish)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByText(done)).toBeVisible();
  expect(sentTo(stepReturn)).toMatchObject([
    { params: { number: exchange.number }, body: { step: 'agreed', note: '' } },
  ]);
});
