import { renderQueueView } from '@caravan/console-core/testing';
import { aTask } from '@caravan/tasks/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { anUnmatchedParcel, aParcel, aPurchase } from '@caravan/procurement/contract/testing';
import { procurementConsole } from '../procurement.console.ts';
import { procurementHandlers } from '../mocks/procurement.handlers.ts';
import { view as receive } from './receive.view.tsx';
import { view as seller } from './seller.view.tsx';
import { view as unmatched } from './unmatched.view.tsx';

const handlers = procurementHandlers({ purchases: [aPurchase()], parcels: [aParcel(), anUnmatchedParcel()] });

it('a parcel without a purchase shows where it is, and is matched from its queue', async () => {
  const onDone = vi.fn();
  const task = aTask({
    queue: 'unmatched',
    kind: 'parcel',
    ref: 'parcel_2',
    facts: { bin: 'A-01', carrier: 'SF', weight_g: 800, note: 'wet' },
  });
  const { user } = await renderQueueView(unmatched, { feature: procurementConsole, task, handlers, onDone });
  expect(await screen.findByText('Bin: A-01')).toBeInTheDocument();
  expect(screen.getByText('800 g')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Match with 4400112233 · Lantern Street Goods' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

it('a purchase that waits for its shop says what is missing, in Chinese', async () => {
  const facts = { supplier_order_no: '4400112233', account: 'caravan-01', orders: ['CV2611A1B2C3D'], short: true };
  const task = aTask({ queue: 'seller', kind: 'purchase', ref: 'purchase_1', facts });
  const { user } = await renderQueueView(seller, { feature: procurementConsole, task, handlers, language: 'zh' });
  expect(await screen.findByText('缺件')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'CV2611A1B2C3D' })).toHaveAttribute('href', '/orders/CV2611A1B2C3D');
  await user.click(screen.getByRole('button', { name: '添加运单号' }));
  expect(await screen.findByRole('dialog', { name: '为 4400112233 添加运单号' })).toBeInTheDocument();
});

it('an expected parcel shows its goods and leads to the station', async () => {
  const facts = { carrier: 'SF', pieces: 2 };
  const task = aTask({ queue: 'receive', kind: 'parcel', ref: 'parcel_1', facts });
  await renderQueueView(receive, { feature: procurementConsole, task, handlers });
  expect(await screen.findByRole('row', { name: /Canvas tote/ })).toBeInTheDocument();
  expect(screen.getByText('Pieces: 2')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Receive' })).toHaveAttribute('href', '/receive?parcel=parcel_1');
});
