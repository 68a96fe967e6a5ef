import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fail, type QualityCheck } from '@caravan/warehouse-packages/contract';
import { checkGoodsContract } from '@caravan/warehouse-packages/contract/staff';
import { aStaffItem } from '@caravan/warehouse-packages/contract/testing/staff';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { warehouseHandlers } from '../../mocks/warehouse.handlers.ts';
import { showPage } from '../../testing/show-page.ts';

const item = aStaffItem({
  condition: 'damaged',
  condition_note: 'torn box',
  check: 'due',
  photos_due: 2,
  photo_note: 'the seam',
});

const show = async (language: 'en' | 'zh' = 'en', owed = 0) => {
  const checks: QualityCheck[] = [];
  const check = mockEndpoint(checkGoodsContract, ({ body }) => {
    if (owed && body.result === 'passed') throw fail('photos_owed', { count: owed });
    checks.push(body);
    return { ...item, check: body.result, check_note: body.note };
  });
  const path = `/check?item=${item.number}`;
  return { ...(await showPage(path, [check, ...warehouseHandlers({ items: [item] })], language)), checks };
};

it('shows what to look at and what to photograph, and records a pass', async () => {
  const { user, checks } = await show();
  expect(await screen.findByText('Damaged')).toBeVisible();
  expect(screen.getByText('torn box')).toBeVisible();
  expect(screen.getByText('2 photos to take · the seam')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Photos' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Passed' }));
  expect(await screen.findByText('Check passed')).toBeVisible();
  expect(checks).toEqual([{ result: 'passed', note: '' }]);
});

it('needs a note for a failed check', async () => {
  const { user, checks } = await show('zh');
  await user.click(await screen.findByRole('button', { name: '不通过' }));
  expect(await screen.findAllByText('质检不通过时必须填写说明。')).not.toHaveLength(0);
  expect(checks).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: /质检说明/ }), '开线');
  await user.click(screen.getByRole('button', { name: '不通过' }));
  await waitFor(() => expect(checks).toEqual([{ result: 'failed', note: '开线' }]));
});

it('says that paid photos are missing', async () => {
  const { user } = await show('en', 2);
  await user.click(await screen.findByRole('button', { name: 'Passed' }));
  expect(await screen.findByText(/Take the paid photos before the check is passed: 2 to go/)).toBeVisible();
  expect(screen.getByText('torn box')).toBeVisible();
});
