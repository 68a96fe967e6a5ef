import { screen, within } from '@testing-library/react';
import { fail, getTurns, type Turn } from '@caravan/account/contract';
import { getTurnsContract } from '@caravan/account/contract/schema';
import { aTurn } from '@caravan/account/contract/testing';
import { aUserInfo } from '@caravan/auth/contract/testing';
import { byTurns, mockEndpoint, sentTo } from '@caravan/web-core/testing';
import { expect, test } from 'vitest';
import { texts as de } from '../../i18n/de.ts';
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';
import { openPage } from '../../testing/open-page.ts';

const away: Turn = aTurn({ kind: 'package_away', ref: 'PK1', number: 'PK1', amount_fen: null, due_at: null });

test.each(
  byTurns([
    ['en', en],
    ['zh', zh],
    ['de', de],
  ] as const),
)('leads to each next step, after the unread messages (%s)', async (language, { turns: texts }) => {
  const goods = aTurn({
    kind: 'goods_arrived',
    ref: '',
    number: '',
    name: '',
    count: 3,
    amount_fen: null,
    due_at: null,
  });
  const question = aTurn({ kind: 'answer_question', amount_fen: null });
  const answers = { user: aUserInfo({ unread_count: 2 }), turns: [question, aTurn(), goods, away] };
  await openPage('/mine', { language, answers });
  expect(await screen.findByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  // The number of unread messages comes with the user, after the page.
  await screen.findByRole('link', { name: new RegExp(texts.messages_other.replace('{{count}}', '2')) });
  const rows = within(screen.getByRole('list', { name: texts.title })).getAllByRole('listitem');
  const links = rows.map((row) => within(row).getByRole('link'));
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [texts.step.see, '/message'],
    [texts.step.see, '/mine/order/orderDetail?number=CV2611048213K'],
    [texts.step.pay, '/payment?kind=order&refs=CV2611048213K'],
    [texts.step.pack, '/mine/store'],
    [texts.step.see, '/mine/package/packageDetail?number=PK1'],
  ]);
  expect(rows[2]).toHaveTextContent('¥56.00');
  expect(rows[3]).toHaveTextContent(texts.goods_arrived_other.replace('{{count}}', '3'));
  // One filled button: the most urgent thing to do.
  expect(links.map(({ dataset }) => dataset['variant'] === 'primary')).toEqual([false, false, true, false, false]);
  // The name of a step says what it is about.
  expect(links[4]).toHaveAccessibleName(`${texts.step.see}: ${texts.package_away.replace('{{number}}', 'PK1')}`);
});

test('says that nothing waits', async () => {
  await openPage('/mine');
  expect(await screen.findByText(en.turns.empty)).toBeVisible();
});

test('a failed load can be tried again', async () => {
  let broken = true;
  const { user } = await openPage('/mine', {
    handlers: [
      mockEndpoint(getTurnsContract, () => {
        if (broken) throw fail('unavailable');
        return { items: [away] };
      }),
    ],
  });
  const again = await screen.findByRole('button', { name: /again/i });
  broken = false;
  await user.click(again);
  expect(await screen.findByRole('link', { name: /PK1/ })).toBeVisible();
  expect(sentTo(getTurns).length).toBeGreaterThan(1);
});
