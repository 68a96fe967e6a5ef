import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anOrderLine, aStaffOrder } from '@caravan/cart-orders/contract/testing';
import { renderConsole } from '../../testing/render-console.ts';

const orders = [aStaffOrder(), aStaffOrder({ number: 'CV2611ZZZZZZZ', status: 'in_stock', shop_name: 'Lamp House' })];

it('lists orders with status, goods and amount', async () => {
  await renderConsole('/orders', { orders });
  const row = await screen.findByRole('row', { name: /CV2611A1B2C3D/ });
  expect(row).toHaveTextContent('Paid');
  expect(row).toHaveTextContent('¥272.00');
  expect(screen.getByRole('link', { name: 'CV2611ZZZZZZZ' })).toHaveAttribute('href', '/orders/CV2611ZZZZZZZ');
});

it('names the first three goods, and counts the others and the pieces', async () => {
  const lines = ['Tea', 'Cup', 'Pot', 'Tray', 'Fan'].map((name) => anOrderLine({ id: name, name, quantity: 3 }));
  await renderConsole('/orders', { orders: [aStaffOrder({ lines })] });
  const row = await screen.findByRole('row', { name: /CV2611A1B2C3D/ });
  expect(row).toHaveTextContent('Tea, Cup, Pot, +2');
  expect(row).toHaveTextContent('15');
  expect(row).not.toHaveTextContent('Tray');
});

it('filters by status and shop in the address, in Chinese', async () => {
  const { user, location } = await renderConsole('/orders', { orders, language: 'zh' });
  await user.selectOptions(await screen.findByRole('combobox', { name: '状态' }), '已入库');
  await user.type(screen.getByRole('textbox', { name: '店铺全名' }), 'Lamp House');
  await user.click(screen.getByRole('button', { name: '筛选' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /CV2611A1B2C3D/ })).not.toBeInTheDocument());
  expect(location()).toBe('/orders?shop=Lamp+House&status=in_stock');
});

it('says what to do if nothing matches', async () => {
  await renderConsole('/orders?q=nothing', { orders });
  expect(await screen.findByText('No order matches. Remove a filter.')).toBeInTheDocument();
});
