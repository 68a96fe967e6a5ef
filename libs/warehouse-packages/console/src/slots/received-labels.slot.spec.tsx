import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { showsPages } from '@caravan/console-core/testing';
import type { ConsoleFeature } from '@caravan/console-core';
import { inLanguages } from '@caravan/kernel';
import type { NewPrint } from '@caravan/warehouse-packages/contract';
import { createPrintContract } from '@caravan/warehouse-packages/contract/staff';
import { useLazySlot } from '@caravan/web-core';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns } from '@caravan/web-core/testing';
import { afterEach, expect, it } from 'vitest';
import { warehousePackagesConsole } from '../warehouse-packages.console.ts';

/** A station that receives two items, one after the other. */
const Station = () => {
  const [receipts, setReceipts] = useState<string[][]>([]);
  const Labels = useLazySlot('receivedLabels');
  return (
    <>
      {Labels ? <Labels receipts={receipts} /> : null}
      <button onClick={() => setReceipts([...receipts, [`IT${receipts.length + 1}`]])}>receive</button>
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

const show = async (language: 'en' | 'zh' = 'en') => {
  const asked: NewPrint[] = [];
  const print = mockEndpoint(createPrintContract, ({ body }) => {
    asked.push(body);
    return { url: '/v1/prints/token', expires_at: '2026-11-23T10:00:00.000Z' };
  });
  return { ...(await showPage('/receive', [print], language)), asked };
};
const labelOf = (...refs: string[]): NewPrint => ({ kind: 'item', refs, size: '60x40' });

afterEach(() => localStorage.clear());

it.each(
  byTurns([
    ['en', 'Print the labels when goods are saved', 'Print 1 label'],
    ['zh', '保存入库后自动打印标签', '打印 1 张标签'],
  ] as const),
)('prints in %s by a button, and by itself once this device is set so', async (language, automatic, button) => {
  const { user, asked } = await show(language);
  const setting = await screen.findByRole('checkbox', { name: automatic });
  expect(setting).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'receive' }));
  await user.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(asked).toEqual([labelOf('IT1')]));

  await user.click(setting);
  expect(asked).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'receive' }));
  await waitFor(() => expect(asked).toEqual([labelOf('IT1'), labelOf('IT2')]));
});

it('remembers the setting of the device', async () => {
  const { user, unmount } = await show();
  await user.click(await screen.findByRole('checkbox'));
  unmount();
  await show();
  expect(await screen.findByRole('checkbox')).toBeChecked();
});
