import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ParcelImport } from '@caravan/procurement/contract';
import { importParcelsContract } from '@caravan/procurement/contract/schema';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { renderConsole } from '../../testing/render-console.ts';

const show = async (language: 'en' | 'zh' = 'en') => {
  const sent: ParcelImport[] = [];
  const imported = mockEndpoint(importParcelsContract, ({ body }) => {
    sent.push(body);
    return {
      rows: body.rows.map(({ supplier_order_no: number }) =>
        number === '44001'
          ? { outcome: 'added' as const, reason: null, message: null, parcel_id: body.dry_run ? null : 'parcel_9' }
          : { outcome: 'refused' as const, reason: 'purchase_unknown', message: 'No purchase', parcel_id: null },
      ),
    };
  });
  const page = await renderConsole('/tracking', { language, handlers: [imported] });
  const choose = async (text: string) =>
    page.user.upload(
      await screen.findByLabelText(language === 'en' ? /CSV file/ : /CSV 文件/),
      new File([text], 'tracking.csv', { type: 'text/csv' }),
    );
  return { ...page, sent, choose };
};

it('shows what would happen before it records anything', async () => {
  const { user, sent, choose } = await show();
  await choose('order,tracking,carrier\n44001,SF1,SF\n44002,SF2,\n,SF3,\n');
  expect(await screen.findByText(/1 new, 1 refused, 1 rows without a number/)).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /SF2/ })).toHaveTextContent('Refused');
  await user.click(screen.getByRole('button', { name: 'Record 1 tracking number' }));
  expect(await screen.findByText(/1 recorded, 1 refused/)).toBeInTheDocument();
  expect(sent.map(({ dry_run }) => dry_run)).toEqual([true, false]);
  expect(sent[1]?.rows).toEqual(sent[0]?.rows);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Open the parcel' })).toBeInTheDocument());
});

it('refuses a file without the columns, in Chinese', async () => {
  const { sent, choose } = await show('zh');
  await choose('a,b\n1,2\n');
  expect(await screen.findByText('文件首行需要包含“订单编号”和“运单号”两列。')).toBeInTheDocument();
  expect(sent).toEqual([]);
});
