import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fail, type NewPick } from '@caravan/warehouse-packages/contract';
import { createPickContract } from '@caravan/warehouse-packages/contract/staff';
import { aPick, aStaffPackage } from '@caravan/warehouse-packages/contract/testing/staff';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { warehouseHandlers } from '../../mocks/warehouse.handlers.ts';
import { showPage } from '../../testing/show-page.ts';

const packages = [
  aStaffPackage(),
  aStaffPackage({
    number: 'PK2611READY04',
    failed_goods: [{ item_id: 'item_1', number: 'IT2611048216K', note: 'a torn seam' }],
    missing_goods: ['IT2611048217K'],
  }),
  aStaffPackage({ number: 'PK2611READY03', stage: 'picking', pick_id: 'PL2611048213K' }),
];

const show = async (language: 'en' | 'zh' = 'en', refused = false) => {
  const made: NewPick[] = [];
  const create = mockEndpoint(createPickContract, ({ body }) => {
    if (refused) throw fail('not_pickable', { numbers: body.packages.join(', ') });
    made.push(body);
    return aPick();
  });
  const handlers = [create, ...warehouseHandlers({ packages, picks: [aPick()] })];
  return { ...(await showPage('/pick', handlers, language)), made };
};

it('makes a pick list of packages that nobody picks, and opens it', async () => {
  const { user, made, location } = await show();
  await user.click(await screen.findByRole('checkbox', { name: 'Choose PK2611READY02' }));
  expect(screen.queryByRole('row', { name: /READY03/ })).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Choose PK2611READY04' })).toBeDisabled();
  expect(screen.getByRole('row', { name: /READY04/ })).toHaveTextContent('1 failed the check1 searched for');
  await user.click(screen.getByRole('button', { name: 'Pick 1 package' }));
  await waitFor(() => expect(location()).toBe('/pick/PL2611048213K'));
  expect(made).toEqual([{ packages: ['PK2611READY02'] }]);
});

it('stays with the choice if one cannot be picked, and says so in Chinese', async () => {
  const { user, location } = await show('zh', true);
  await user.click(await screen.findByRole('checkbox', { name: '选择 PK2611READY02' }));
  await user.click(screen.getByRole('button', { name: '拣货（1 个包裹）' }));
  expect(await screen.findByText('部分包裹暂时无法拣货：PK2611READY02')).toBeVisible();
  expect(location()).toBe('/pick');
  expect(screen.getByRole('checkbox', { name: '选择 PK2611READY02' })).toBeChecked();
});
