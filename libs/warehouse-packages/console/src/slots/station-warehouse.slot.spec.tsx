import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { showsPages } from '@caravan/console-core/testing';
import type { ConsoleFeature } from '@caravan/console-core';
import { inLanguages } from '@caravan/kernel';
import type { WarehouseName } from '@caravan/warehouse-packages/contract';
import { useLazySlot } from '@caravan/web-core';
import { byTurns } from '@caravan/web-core/testing';
import { afterEach, expect, it } from 'vitest';
import { warehouseHandlers } from '../mocks/warehouse.handlers.ts';
import { warehousePackagesConsole } from '../warehouse-packages.console.ts';

const gz = { id: 'GZ', name: '广州仓' };
const yw = { id: 'YW', name: '义乌仓' };

const Station = () => {
  const [idle, setIdle] = useState(true);
  const Warehouse = useLazySlot('stationWarehouse');
  return (
    <>
      {Warehouse ? <Warehouse idle={idle} /> : null}
      <button onClick={() => setIdle(!idle)}>The station</button>
    </>
  );
};
const station: ConsoleFeature = {
  id: 'station-console',
  texts: inLanguages(() => () => Promise.resolve({ texts: {} })),
  routes: [
    {
      path: '/receive',
      layout: 'default',
      load: () => Promise.resolve({ Page: Station, meta: () => ({ title: 'Receive' }) }),
    },
  ],
};
const { showPage } = showsPages(station, warehousePackagesConsole);
const show = (warehouses: WarehouseName[], language: 'en' | 'zh' = 'en') =>
  showPage('/receive', warehouseHandlers({ warehouses }), language);
const kept = () => localStorage.getItem('caravan.warehouse');

afterEach(() => localStorage.removeItem('caravan.warehouse'));

it.each(
  byTurns([
    ['en', 'Warehouse of this station'],
    ['zh', '本工位所在仓库'],
  ] as const),
)('in %s the device keeps the warehouse of its station', async (language, label) => {
  const { user } = await show([gz, yw], language);
  const choice = await screen.findByRole('combobox', { name: label });
  expect(choice).toHaveValue('');
  await user.selectOptions(choice, '义乌仓');
  expect(choice).toHaveValue('YW');
  expect(kept()).toBe('YW');
  // It is out of the way while a parcel is on the table.
  await user.click(screen.getByRole('button', { name: 'The station' }));
  expect(screen.queryByRole('combobox')).toBeNull();
});

it.each([[[gz]], [[]]])('in a shop with %j nothing is asked, and nothing stays chosen', async (warehouses) => {
  localStorage.setItem('caravan.warehouse', 'YW');
  await show(warehouses);
  expect(await screen.findByText('The station')).toBeVisible();
  await waitFor(() => expect(kept()).toBeNull());
  expect(screen.queryByRole('combobox')).toBeNull();
});
