// zh-punctuation: off, because of rows of CSV.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ShipmentsImport, ShipmentsImported } from '@caravan/warehouse-packages/contract';
import { importShipmentsContract } from '@caravan/warehouse-packages/contract/staff';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns } from '@caravan/web-core/testing';
import { showPage } from '../../testing/show-page.ts';

const show = async (language: 'en' | 'zh' = 'en') => {
  const sent: ShipmentsImport[] = [];
  const handler = mockEndpoint(importShipmentsContract, ({ body }) => {
    sent.push(body);
    return {
      rows: body.rows.map(({ number, carrier }, index): ShipmentsImported['rows'][number] => {
        if (number === 'PK2611HELD01')
          return { number, outcome: 'held', reason: 'extra_open', message: 'It waits', other_carrier: null };
        const other_carrier = carrier === 'DHL' ? null : 'DHL';
        return index
          ? { number, outcome: 'refused', reason: 'not_found', message: 'There is no package', other_carrier: null }
          : { number, outcome: 'shipped', reason: null, message: null, other_carrier };
      }),
    };
  });
  return { ...(await showPage('/handover/import', [handler], language)), sent };
};
const csv = (content: BlobPart) => new File([content], 'tracking.csv', { type: 'text/csv' });

it('shows what a file would do before it does it', async () => {
  const { user, sent } = await show();
  const file = csv('Package,Carrier,Tracking number\nPK2611READY02,DHL,123\nPK9,DHL,124\n');
  await user.upload(await screen.findByLabelText('Excel or CSV file'), file);
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

it('does not count a held package as shipped, and names the carrier of the shipping method', async () => {
  const { user } = await show();
  await user.upload(
    await screen.findByLabelText('Excel or CSV file'),
    csv('Package,Carrier,Tracking number\nPK2611READY02,UPS,123\nPK2611HELD01,DHL,124\n'),
  );
  expect(
    await screen.findByText('1 row can be imported. 1 package is held and stays. 0 rows are refused.'),
  ).toBeVisible();
  expect(screen.getByRole('row', { name: /PK2611HELD01/ })).toHaveTextContent(/Held.*It waits/);
  expect(screen.getByRole('row', { name: /READY02/ })).toHaveTextContent(/Shipped.*The carrier .* is DHL/);
  expect(screen.getByRole('button', { name: 'Import 1 row' })).toBeVisible();
});

it('asks in Chinese which columns are meant, and sends nothing before', async () => {
  const { user, sent } = await show('zh');
  await user.upload(await screen.findByLabelText('Excel 或 CSV 文件'), csv('单,商,号,备\nPK1,邮政,EE1,\n'));
  expect(await screen.findByText('请选择以下内容所在的列：包裹、承运商、运单号。')).toBeVisible();
  expect(sent).toEqual([]);
  for (const [label, column] of [
    ['包裹', '单'],
    ['承运商', '商'],
    ['运单号', '号'],
  ] as const)
    await user.selectOptions(screen.getByRole('combobox', { name: new RegExp(label) }), column);
  await waitFor(() => expect(sent[0]?.rows).toEqual([{ number: 'PK1', carrier: '邮政', tracking_number: 'EE1' }]));
});

it('leaves out a number that a spreadsheet has shortened', async () => {
  const { user, sent } = await show();
  const file = csv('package;carrier;tracking number\nPK1;USPS;9,40011E+21\nPK2;DHL;JD014600001234567890\n');
  await user.upload(await screen.findByLabelText('Excel or CSV file'), file);
  const unread = await screen.findByRole('table', { name: 'Rows that are left out' });
  expect(within(unread).getByRole('row', { name: /PK1/ })).toHaveTextContent(/spreadsheet has shortened/);
  await waitFor(() => expect(sent[0]?.rows.map(({ number }) => number)).toEqual(['PK2']));
});

it.each(
  byTurns([
    ['en', 'Excel or CSV file', 'At most 1,000 rows. Split the file.'],
    ['zh', 'Excel 或 CSV 文件', '最多 1,000 行，请拆分文件。'],
  ] as const),
)('says in %s that 10,001 rows are too many, and sends nothing', async (language, field, message) => {
  const { user, sent } = await show(language);
  const rows = Array.from({ length: 10_001 }, (_, index) => `PK${index},DHL,${index}\n`);
  await user.upload(await screen.findByLabelText(field), csv(`Package,Carrier,Tracking number\n${rows.join('')}`));
  expect(await screen.findByText(message)).toBeVisible();
  expect(sent).toEqual([]);
});

it('reads a file of a Chinese spreadsheet, and leaves a formula to the server’s refusal', async () => {
  const { user, sent } = await show('zh');
  // 包裹号,承运商,运单号 and 邮政 in GB18030.
  const bytes = new Uint8Array([
    0xb0, 0xfc, 0xb9, 0xfc, 0xba, 0xc5, 0x2c, 0xb3, 0xd0, 0xd4, 0xcb, 0xc9, 0xcc, 0x2c, 0xd4, 0xcb, 0xb5, 0xa5, 0xba,
    0xc5, 0x0a, 0x50, 0x4b, 0x31, 0x2c, 0xd3, 0xca, 0xd5, 0xfe, 0x2c, 0x45, 0x45, 0x31, 0x0a, 0x50, 0x4b, 0x32, 0x2c,
    0xd3, 0xca, 0xd5, 0xfe, 0x2c, 0x3d, 0x31, 0x2b, 0x31, 0x0a,
  ]);
  await user.upload(await screen.findByLabelText('Excel 或 CSV 文件'), csv(bytes));
  await waitFor(() =>
    expect(sent[0]?.rows).toEqual([
      { number: 'PK1', carrier: '邮政', tracking_number: 'EE1' },
      { number: 'PK2', carrier: '邮政', tracking_number: '=1+1' },
    ]),
  );
  expect(within(await screen.findByRole('row', { name: /PK2/ })).getByText('There is no package')).toBeVisible();
});
