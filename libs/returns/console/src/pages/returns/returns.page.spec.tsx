import { screen, waitFor } from '@testing-library/react';
import { getStaffOrderContract } from '@caravan/cart-orders/contract/orders';
import { failOrder } from '@caravan/cart-orders/contract';
import { anOrderLine, aPlace, aStaffOrder } from '@caravan/cart-orders/contract/testing';
import { expect, it } from 'vitest';
import { openStaffReturn } from '@caravan/returns/contract';
import { openStaffReturnContract } from '@caravan/returns/contract/staff';
import { aStaffReturn } from '@caravan/returns/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns, sentTo } from '@caravan/web-core/testing';
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';
import { returnsHandlers } from '../../mocks/returns.handlers.ts';
import { showPage } from '../../testing/show-page.ts';

const returns = [aStaffReturn(), aStaffReturn({ number: 'RT2611SENT001', state: 'sent', kind: 'exchange' })];
const number = 'CV2611A1B2C3D';
const line = (id: string, place: Parameters<typeof aPlace>[0]) =>
  anOrderLine({
    id: `line_${id}`,
    name: id,
    spec: '',
    quantity: 2,
    received: { item_id: `item_${id}`, received_at: '2026-11-20T08:00:00.000Z' },
    place: aPlace(place),
  });
const order = mockEndpoint(getStaffOrderContract, ({ params }) => {
  if (params.number !== number) throw failOrder('not_found');
  return aStaffOrder({
    number,
    status: 'in_stock',
    lines: [line('Tote', 'arrived'), line('Cup', 'packed'), line('Lamp', 'arrived')],
  });
});

it.each(
  byTurns([
    ['en', en],
    ['zh', zh],
  ] as const),
)('lists returns by state (%s)', async (language, texts) => {
  const { user, location } = await showPage('/returns', returnsHandlers(returns), language);
  expect(await screen.findByRole('row', { name: /RT2611SENT001/ })).toHaveTextContent(texts.returns.state.sent);
  expect(screen.getByRole('link', { name: 'RT2611A1B2C3D' })).toHaveAttribute('href', '/returns/RT2611A1B2C3D');
  await user.selectOptions(screen.getByRole('combobox', { name: texts.returns.stateName }), 'sent');
  await user.click(screen.getByRole('button', { name: /^(Filter|筛选)$/ }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /RT2611A1B2C3D/ })).not.toBeInTheDocument());
  expect(location()).toBe('/returns?state=sent');
});

it('says that none matches', async () => {
  await showPage('/returns?q=nothing', returnsHandlers(returns));
  expect(await screen.findByText(en.returns.empty)).toBeVisible();
});

it.each(
  byTurns([
    ['en', en.returns],
    ['zh', zh.returns],
  ] as const),
)('opens a return of goods on the shelf, with all their pieces (%s)', async (language, texts) => {
  const open = mockEndpoint(openStaffReturnContract, () => aStaffReturn());
  const { user, location } = await showPage('/returns/new', [order, open, ...returnsHandlers(returns)], language);
  expect(await screen.findByText(texts.newLead)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: texts.orderNumber }), number.toLowerCase());
  await user.click(screen.getByRole('button', { name: texts.showGoods }));
  await user.click(await screen.findByRole('radio', { name: /Lamp/ }));
  expect(screen.queryByRole('radio', { name: /Cup/ })).not.toBeInTheDocument();
  const send = screen.getByRole('button', { name: texts.new });
  await user.click(send);
  const reason = screen.getByRole('combobox', { name: texts.why });
  await waitFor(() => expect(reason).toBeInvalid());
  expect(sentTo(openStaffReturn)).toEqual([]);
  await user.selectOptions(reason, 'changed_mind');
  expect(await screen.findByText(texts.payer.shopper)).toBeVisible();
  await user.selectOptions(reason, 'quality');
  await user.click(send);
  await waitFor(() => expect(location()).toBe('/returns/RT2611A1B2C3D'));
  expect(sentTo(openStaffReturn)).toMatchObject([
    { body: { item_id: 'item_Lamp', quantity: 2, kind: 'return', reason: 'quality', note: '' } },
  ]);
});

it('says that an order does not exist', async () => {
  await showPage('/returns/new?order=CV2611NOTHING', [order, ...returnsHandlers()]);
  expect(await screen.findByRole('heading', { name: 'We could not find this' })).toBeVisible();
});
