// zh-punctuation: off, because of rows of CSV.
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BinsImport } from '@caravan/warehouse-packages/contract';
import { importBinsContract } from '@caravan/warehouse-packages/contract/staff';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { warehouseHandlers } from '../../mocks/warehouse.handlers.ts';
import { showPage } from '../../testing/show-page.ts';

it('plans a Chinese file, and says by row and field what is wrong', async () => {
  const sent: BinsImport[] = [];
  const handler = mockEndpoint(importBinsContract, ({ body }) => {
    sent.push(body);
    return {
      rows: [
        { code: 'A-01', outcome: 'created' as const, fields: null },
        { code: 'A-02', outcome: 'refused' as const, fields: { position: '请填写此项' } },
      ],
    };
  });
  const { user } = await showPage('/bins/import', [handler, ...warehouseHandlers()], 'zh');
  const content = '库位,库区,类型,顺序\nA-01,甲,shelf,10\nA-02,甲,shelf,\n';
  const file = new File([content], 'bins.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('Excel 或 CSV 文件'), file);
  expect(await screen.findByText('1 行可以导入。1 行被拒绝。')).toBeVisible();
  const row = within(screen.getByRole('row', { name: /A-02/ }));
  expect(row.getByText('顺序：请填写此项')).toBeVisible();
  expect(row.getByText('拒绝')).toBeVisible();
  expect(sent).toEqual([
    {
      dry_run: true,
      rows: [
        { code: 'A-01', zone: '甲', kind: 'shelf', position: '10' },
        { code: 'A-02', zone: '甲', kind: 'shelf', position: '' },
      ],
    },
  ]);
});
