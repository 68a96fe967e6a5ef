// zh-punctuation: off, because of rows of CSV.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { workbookFile } from '@caravan/console-core/testing';
import type { ParcelImport } from '@caravan/procurement/contract';
import { importParcelsContract } from '@caravan/procurement/contract/schema';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns } from '@caravan/web-core/testing';
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
  const choose = async (content: BlobPart, name = 'tracking.csv') =>
    page.user.upload(
      await screen.findByLabelText(language === 'en' ? /CSV file/ : /CSV 文件/),
      new File([content], name),
    );
  return { ...page, sent, choose };
};

it('shows what would happen before it records anything', async () => {
  const { user, sent, choose } = await show();
  await choose('order,tracking,carrier\n44001,SF1,SF\n44002,SF2,\n,SF3,\n');
  expect(await screen.findByText(/1 new, 1 refused, 1 rows left out/)).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /SF2/ })).toHaveTextContent('Refused');
  await user.click(screen.getByRole('button', { name: 'Record 1 tracking number' }));
  expect(await screen.findByText(/1 recorded, 1 refused/)).toBeInTheDocument();
  expect(sent.map(({ dry_run }) => dry_run)).toEqual([true, false]);
  expect(sent[1]?.rows).toEqual(sent[0]?.rows);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Open the parcel' })).toBeInTheDocument());
});

it('splits cells with several numbers, and leaves out what a spreadsheet has shortened', async () => {
  const { sent, choose } = await show();
  await choose('订单编号,运单号,物流公司\n="44001",SF1；SF2,顺丰\n44001,"7,73012E+14",中通\n');
  const unread = await screen.findByRole('table', { name: 'Rows that are left out' });
  expect(within(unread).getByRole('row', { name: /7,73012E\+14/ })).toHaveTextContent(/spreadsheet has shortened/);
  await waitFor(() =>
    expect(sent[0]?.rows).toEqual([
      { supplier_order_no: '44001', tracking_number: 'SF1', carrier: '顺丰' },
      { supplier_order_no: '44001', tracking_number: 'SF2', carrier: '顺丰' },
    ]),
  );
});

it('reads a workbook, and leaves out a number that it has rounded', async () => {
  const { sent, choose } = await show();
  const rows = [['订单编号', '运单号'], ['44001', 'SF1'], ['44001', { digits: '7.7301234567890104E+15' }]]; // prettier-ignore
  await choose(workbookFile(rows), 'tracking.xlsx');
  const unread = await screen.findByRole('table', { name: 'Rows that are left out' });
  expect(within(unread).getByRole('row', { name: /7\.73/ })).toHaveTextContent(/spreadsheet has shortened/);
  await waitFor(() =>
    expect(sent[0]?.rows).toEqual([{ supplier_order_no: '44001', tracking_number: 'SF1', carrier: '' }]),
  );
});

it('asks which columns have the numbers if their names are unknown, in Chinese', async () => {
  const { user, sent, choose } = await show('zh');
  await choose('单,快,备\n44001,SF1,茶\n');
  expect(await screen.findByText('请选择以下内容所在的列：店铺订单号、运单号。')).toBeVisible();
  expect(sent).toEqual([]);
  await user.selectOptions(screen.getByRole('combobox', { name: /店铺订单号/ }), '单');
  await user.selectOptions(screen.getByRole('combobox', { name: /运单号/ }), '快');
  expect(await screen.findByText(/可登记 1 条/)).toBeVisible();
  await waitFor(() =>
    expect(sent[0]?.rows).toEqual([{ supplier_order_no: '44001', tracking_number: 'SF1', carrier: '' }]),
  );
});

it.each(
  byTurns([
    ['en', 'Save a sample file'],
    ['zh', '下载示例文件'],
  ] as const),
)('saves a sample in %s that it reads itself', async (language, name) => {
  const { user, sent, choose } = await show(language);
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:sample');
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(await screen.findByRole('button', { name }));
  const [[file]] = saved.mock.calls as [[Blob]];
  expect(clicked).toHaveBeenCalledOnce();
  await choose(await file.arrayBuffer());
  await waitFor(() => expect(sent[0]?.rows.map((row) => row.supplier_order_no)).toContain('4012345678901234567'));
});
