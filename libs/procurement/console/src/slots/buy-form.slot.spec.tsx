import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { StaffOrder } from '@caravan/cart-orders/contract';
import { anOrderLine, aQuestion, aStaffOrder } from '@caravan/cart-orders/contract/testing';
import { consoleCoreFeature } from '@caravan/console-core';
import type { StaffLanguage } from '@caravan/kernel';
import { fail } from '@caravan/procurement/contract';
import { createPurchaseContract } from '@caravan/procurement/contract/schema';
import { useLazySlot, type WebFeature } from '@caravan/web-core';
import { byTurns, mockEndpoint, renderRoute, type RenderRouteOptions } from '@caravan/web-core/testing';
import { procurementConsole } from '../procurement.console.ts';

interface Shown {
  /** The order after a colleague has bought. */
  later?: StaffOrder;
  onBought?: (order: StaffOrder) => void;
  language?: StaffLanguage;
  handlers?: RenderRouteOptions['handlers'];
}

/** Shows the form for an order, as its page does. */
const show = (first: StaffOrder, { later, onBought, ...options }: Shown = {}) => {
  const Page = () => {
    const BuyForm = useLazySlot('buyForm');
    const [order, setOrder] = useState(first);
    return (
      <>
        {BuyForm ? <BuyForm order={order} {...(onBought ? { onBought } : {})} /> : null}
        {later ? <button onClick={() => setOrder(later)}>later</button> : null}
      </>
    );
  };
  const host: WebFeature = {
    id: 'host',
    texts: { en: () => Promise.resolve({ texts: {} }), zh: () => Promise.resolve({ texts: {} }) },
    routes: [{ path: '/', layout: 'default', load: () => Promise.resolve({ Page, meta: () => ({ title: 'Host' }) }) }],
  };
  return renderRoute({
    features: [consoleCoreFeature, procurementConsole, host],
    path: '/',
    loggedIn: true,
    ...options,
  });
};

it('keeps what was typed when a colleague buys some of the pieces, and offers those that are left', async () => {
  const lineOf = (id: string, bought: number) => anOrderLine({ id, quantity: 3, bought_quantity: bought });
  const later = aStaffOrder({ lines: [lineOf('line_1', 2), lineOf('line_2', 2), lineOf('line_3', 3)] });
  const first = aStaffOrder({ lines: [lineOf('line_1', 0), lineOf('line_2', 0), lineOf('line_3', 0)] });
  const { user } = await show(first, { later });
  const form = await screen.findByRole('form', { name: 'Record a purchase' });
  await user.type(within(form).getByRole('textbox', { name: /Account/ }), 'caravan-01');
  // Two pieces of the first line, by hand.
  await user.click(within(form).getAllByRole('button', { name: 'One fewer' })[0] as HTMLElement);
  const pieces = () =>
    within(form)
      .getAllByRole('spinbutton')
      .map((field) => field.getAttribute('aria-valuenow'));
  expect(pieces()).toEqual(['2', '3', '3']);

  await user.click(screen.getByRole('button', { name: 'later' }));
  await waitFor(() => expect(pieces()).toEqual(['1', '1']));
  expect(within(form).getByRole('textbox', { name: /Account/ })).toHaveValue('caravan-01');
});

it.each(
  byTurns([
    ['en', 'Record a purchase', 'Record', /waits for an answer or a payment/],
    ['zh', '登记采购', '登记', /正在等待用户答复或补款/],
  ] as const),
)('says in %s that nothing is bought while the shopper is asked', async (language, title, send, why) => {
  await show(aStaffOrder({ question: aQuestion() }), { language });
  const form = await screen.findByRole('form', { name: title });
  expect(form).toHaveTextContent(why);
  expect(within(form).getByRole('button', { name: send })).toBeDisabled();
});

it('records a purchase of some pieces', async () => {
  const sent: unknown[] = [];
  const create = mockEndpoint(createPurchaseContract, ({ body, request }) => {
    sent.push(body);
    expect(request.headers.get('idempotency-key')).toBeTruthy();
    return aStaffOrder({ status: 'processing' });
  });
  const onBought = vi.fn();
  const { user } = await show(aStaffOrder({ lines: [anOrderLine({ quantity: 3, bought_quantity: 1 })] }), {
    handlers: [create],
    onBought,
  });
  const form = await screen.findByRole('form', { name: 'Record a purchase' });
  await user.click(within(form).getByRole('button', { name: 'Record' }));
  expect((await within(form).findAllByText('Please fill this in')).length).toBe(3);
  expect(sent).toEqual([]);
  await user.click(within(form).getByRole('button', { name: 'One fewer' }));
  await user.type(within(form).getByRole('textbox', { name: /Shop’s order number/ }), '4400112233');
  await user.type(within(form).getByRole('textbox', { name: /Account/ }), 'caravan-01');
  await user.type(within(form).getByRole('textbox', { name: /Paid/ }), '１２９');
  await user.click(within(form).getByRole('button', { name: 'Record' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        supplier_order_no: '4400112233',
        account: 'caravan-01',
        paid_fen: 12_900,
        expected_at: null,
        lines: [{ line_id: 'line_1', quantity: 1 }],
        shared: false,
      },
    ]),
  );
  expect(onBought).toHaveBeenCalledExactlyOnceWith(aStaffOrder({ status: 'processing' }));
});

it('offers to share a number that is known', async () => {
  const sent: unknown[] = [];
  const create = mockEndpoint(createPurchaseContract, ({ body }) => {
    sent.push(body.shared);
    if (!body.shared) throw fail('supplier_number_known');
    return aStaffOrder({ status: 'processing' });
  });
  const { user } = await show(aStaffOrder(), { handlers: [create], language: 'zh' });
  const form = await screen.findByRole('form', { name: '登记采购' });
  await user.type(within(form).getByRole('textbox', { name: /店铺订单号/ }), '4400112233');
  await user.type(within(form).getByRole('textbox', { name: /采购账户/ }), 'a');
  await user.type(within(form).getByRole('textbox', { name: /实付金额/ }), '1');
  await user.click(within(form).getByRole('button', { name: '登记' }));
  await user.click(await within(form).findByRole('checkbox', { name: '店铺的同一笔订单也包含此订单' }));
  // A second click within two seconds counts as a double click of the first.
  await waitFor(
    async () => {
      await user.click(within(form).getByRole('button', { name: '登记' }));
      expect(sent).toEqual([false, true]);
    },
    { timeout: 5_000 },
  );
});

it.each(
  byTurns([
    ['en', 'Record a purchase', /^Paid/, 'This is ¥1.00 more than the shopper paid.'],
    ['zh', '登记采购', /实付金额/, '比用户的付款多 ¥1.00，将产生亏损。'],
  ] as const),
)('says in %s what the shopper paid and what is left, and warns of a loss', async (language, title, field, loss) => {
  const lines = [anOrderLine({ quantity: 2, unit_price_fen: 5_000 })];
  const order = aStaffOrder({ lines, goods_fen: 10_000, domestic_shipping_fen: 600 });
  const { user } = await show(order, { language });
  const form = await screen.findByRole('form', { name: title });
  for (const amount of ['¥100.00', '¥6.00']) expect(within(form).getByText(amount)).toBeVisible();
  const paid = within(form).getByRole('textbox', { name: field });
  await user.type(paid, '90');
  expect(within(form).getByText('¥16.00')).toBeVisible();
  expect(within(form).queryByText(loss)).not.toBeInTheDocument();
  await user.clear(paid);
  await user.type(paid, '107');
  expect(within(form).getByText(loss)).toBeVisible();
});

it('remembers the account of the last purchase on this device', async () => {
  const create = mockEndpoint(createPurchaseContract, () => aStaffOrder({ status: 'processing' }));
  const { user, unmount } = await show(aStaffOrder(), { handlers: [create] });
  const account = () => screen.findByRole('textbox', { name: /Account/ });
  await user.type(await screen.findByRole('textbox', { name: /Shop’s order number/ }), '4400112233');
  await user.type(await account(), 'caravan-07');
  await user.type(screen.getByRole('textbox', { name: /^Paid/ }), '1');
  await user.click(screen.getByRole('button', { name: 'Record' }));
  expect(await screen.findByText('The purchase is recorded')).toBeVisible();
  unmount();
  await show(aStaffOrder());
  expect(await account()).toHaveValue('caravan-07');
});
