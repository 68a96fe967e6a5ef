import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { failOrder } from '@caravan/cart-orders/contract';
import { getStaffOrderTermsArticleContract, getStaffOrderTermsContract } from '@caravan/cart-orders/contract/orders';
import { aStaffOrder, aTermsText } from '@caravan/cart-orders/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns } from '@caravan/web-core/testing';
import { renderConsole } from '../../testing/render-console.ts';

it('is reached from the order', async () => {
  await renderConsole('/orders/CV2611A1B2C3D', { orders: [aStaffOrder()] });
  const link = await screen.findByRole('link', { name: 'As they were when it was placed' });
  expect(link).toHaveAttribute('href', '/orders/CV2611A1B2C3D/terms');
});

it.each(
  byTurns([
    ['en', 'Terms of order CV2611A1B2C3D', /Refund can be requested after payment for.*72 hours/, 'Changed since'],
    ['zh', '订单 CV2611A1B2C3D 适用的条款', /付款后可申请退款.*72 小时/, '之后有改动'],
  ] as const),
)('shows rules and articles in %s', async (language, title, rule, changed) => {
  await renderConsole('/orders/CV2611A1B2C3D/terms', { language });
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(document.body).toHaveTextContent(rule);
  expect(screen.getByRole('row', { name: /Refunds and cancelling/ })).toHaveTextContent(changed);
});

it('opens the text as it was', async () => {
  const asked: number[] = [];
  const text = mockEndpoint(getStaffOrderTermsArticleContract, ({ params: { id } }) => {
    asked.push(id);
    return aTermsText({ id, content_html: '<p>Within 72 hours.</p>' });
  });
  const { user } = await renderConsole('/orders/CV2611A1B2C3D/terms', { handlers: [text] });
  await user.click(await screen.findByRole('button', { name: 'Read Refunds and cancelling as it was' }));
  expect(await within(await screen.findByRole('dialog')).findByText('Within 72 hours.')).toBeInTheDocument();
  expect(asked).toEqual([66]);
});

it('says that an order does not exist', async () => {
  const missing = mockEndpoint(getStaffOrderTermsContract, () => {
    throw failOrder('not_found');
  });
  await renderConsole('/orders/CV2611ZZZZZZZ/terms', { handlers: [missing] });
  expect(await screen.findByRole('heading', { name: 'We could not find this' })).toBeInTheDocument();
});
