import { screen, waitFor, within } from '@testing-library/react';
import { fail, requestReturn, returnReasons } from '@caravan/returns/contract';
import { requestReturnContract } from '@caravan/returns/contract/schema';
import { useLazySlot, type WebFeature } from '@caravan/web-core';
import { byTurns, mockEndpoint, sentTo } from '@caravan/web-core/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { texts as en } from '../i18n/en.ts';
import { texts as zh } from '../i18n/zh.ts';
import { returnsWeb } from '../returns.web.ts';
import { openPage } from '../testing/open-page.ts';

const item = { id: 'tote', name: 'Tote', quantity: 2, return_until: '2026-11-28T08:00:00.000Z' };
const onOutdated = vi.fn();

/** A page with goods, once with the short button of a card and once with the long one. */
const place: WebFeature = {
  id: 'place',
  texts: { en: async () => ({ texts: {} }), zh: async () => ({ texts: {} }) },
  routes: [
    {
      path: '/',
      layout: 'default',
      load: async () => ({
        Page: () => {
          const Button = useLazySlot('returnButton');
          return (
            <>
              <h1>Goods</h1>
              {Button ? <Button item={item} short onOutdated={onOutdated} /> : null}
              {Button ? <Button item={item} onOutdated={onOutdated} /> : null}
            </>
          );
        },
        meta: () => ({ title: 'Goods' }),
      }),
    },
  ],
};
const open = (options: Partial<Parameters<typeof openPage>[0]> = {}) =>
  openPage({ features: [place, returnsWeb], path: '/', ...options });

beforeEach(() => {
  onOutdated.mockClear();
});

test.each(
  byTurns([
    ['en', en.returns],
    ['zh', zh.returns],
  ] as const),
)('a return is asked for next to the goods, and says before who pays (%s)', async (language, texts) => {
  const { user } = await open({ language });
  await user.click(await screen.findByRole('button', { name: `${texts.short} Tote` }));
  const dialog = within(await screen.findByRole('dialog', { name: texts.ask }));
  const reason = await dialog.findByRole('combobox', { name: texts.why });
  await user.click(dialog.getByRole('button', { name: texts.send }));
  await waitFor(() => expect(reason).toBeInvalid());
  expect(sentTo(requestReturn)).toEqual([]);

  expect(dialog.getByRole('status')).toHaveTextContent(texts.paysUnknown);
  const exchange = dialog.getByRole('radio', { name: new RegExp(texts.kind.exchange) });
  await user.click(exchange);
  await user.selectOptions(reason, 'changed_mind');
  expect(dialog.getByRole('status')).toHaveTextContent(texts.pays.shopper);
  await waitFor(() => expect(exchange).toBeDisabled());
  expect(dialog.getByRole('radio', { name: new RegExp(texts.kind.return) })).toBeChecked();
  await user.selectOptions(reason, 'wrong_goods');
  expect(dialog.getByRole('status')).toHaveTextContent(texts.pays.shop);
  await user.click(exchange);
  await user.type(dialog.getByRole('textbox', { name: new RegExp(texts.text) }), 'It is blue');
  await user.click(dialog.getByRole('button', { name: texts.send }));
  expect(await screen.findByText(texts.asked)).toBeVisible();
  expect(sentTo(requestReturn)).toMatchObject([
    { body: { item_id: 'tote', quantity: 2, kind: 'exchange', reason: 'wrong_goods', text: 'It is blue' } },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(onOutdated).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: `${texts.ask} Tote` }));
  expect(await screen.findByRole('dialog', { name: texts.ask })).toBeVisible();
});

test('a refused request says so, keeps what was typed, and lets the page read the goods again', async () => {
  const closed = mockEndpoint(requestReturnContract, () => {
    throw fail('return_window_closed', { days: 7 });
  });
  const { user } = await open({ handlers: [closed] });
  await user.click(await screen.findByRole('button', { name: 'Return Tote' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(await dialog.findByRole('combobox'), returnReasons[1]);
  await user.type(dialog.getByRole('textbox'), 'broken');
  await user.click(dialog.getByRole('button', { name: en.returns.send }));
  expect(await screen.findByText('Goods can be returned within 7 days after they arrived')).toBeVisible();
  expect(dialog.getByRole('textbox')).toHaveValue('broken');
  expect(onOutdated).toHaveBeenCalledOnce();
});
