import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ShipmentsImport } from '@caravan/warehouse-packages/contract';
import { importShipmentsContract } from '@caravan/warehouse-packages/contract/staff';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { showPage } from '../../testing/show-page.ts';

const show = async (language: 'en' | 'zh' = 'en') => {
  const sent: ShipmentsImport[] = [];
  const handler = mockEndpoint(importShipmentsContract, ({ body }) => {
    sent.push(body);
    return {
      rows: body.rows.map(({ number }, index) =>
        index
          ? { number, outcome: 'refused' as const, reason: 'not_found', message: 'There is no package' }
          : { number, outcome: 'shipped' as const, reason: null, message: null },
      ),
    };
  });
  return { ...(await showPage('/handover/import', [handler], language)), sent };
};
const csv = (content: string) => new File([content], 'tracking.csv', { type: 'text/csv' });

it('shows what a file would do before it does it', async () => {
  const { user, sent } = await show();
  const file = csv('Package,Carrier,Tracking number\nPK2611READY02,DHL,123\nPK9,DHL,124\n');
  await user.upload(await screen.findByLabelText('CSV file'), file);
  expect(await screen.findByText('1 row can be imported. 1 row is refused.')).toBeVisible();
  expect(within(screen.getByRole('row', { name: /PK9/ })).getByText('There is no package')).toBeVisible();
  expect(sent.map(({ dry_run: dryRun }) => dryRun)).toEqual([true]);
  await user.click(screen.getByRole('button', { name: 'Import 1 row' }));
  expect(await screen.findByText('1 row is done. 1 row is refused.')).toBeVisible();
  expect(sent[1]).toEqual({
    dry_run: false,
    rows: [
      { number: 'PK2611READY02', carrier: 'DHL', tracking_number: '123' },
      { number: 'PK9', carrier: 'DHL', tracking_number: '124' },
    ],
  });
});

it('says in Chinese which columns are missing, and sends nothing', async () => {
  const { user, sent } = await show('zh');
  await user.upload(await screen.findByLabelText('CSV 文件'), csv('a,b\n1,2\n'));
  expect(await screen.findByText('首行必须包含以下列名：package, carrier, tracking number。')).toBeVisible();
  expect(sent).toEqual([]);
});
