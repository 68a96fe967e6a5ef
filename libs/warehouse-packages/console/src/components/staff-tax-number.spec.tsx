import { screen, within } from '@testing-library/react';
import { testStaff } from '@caravan/console-core/testing';
import { setStaffTaxNumber, type RecipientTaxNumber } from '@caravan/customs/contract';
import { getStaffTaxNumberContract, setStaffTaxNumberContract } from '@caravan/customs/contract/staff';
import { aRecipientTaxNumber } from '@caravan/customs/contract/testing';
import type { StaffRole } from '@caravan/kernel';
import { aStaffPackage } from '@caravan/warehouse-packages/contract/testing/staff';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns, sentTo } from '@caravan/web-core/testing';

import { expect, it } from 'vitest';
import { warehouseHandlers } from '../mocks/warehouse.handlers.ts';
import { showPage } from '../testing/show-page.ts';

const { address } = aStaffPackage();
const parcel = aStaffPackage({ address: { ...address, country: 'KR', province: '서울특별시', city: '강남구' } });

const show = (language: 'en' | 'zh', role: StaffRole, over: Partial<RecipientTaxNumber> = {}) => {
  let known = aRecipientTaxNumber({ country: 'KR', ...over });
  const handlers = [
    mockEndpoint(getStaffTaxNumberContract, () => known),
    mockEndpoint(setStaffTaxNumberContract, ({ body }) => {
      known = { ...known, given: { kind: 'kr_pccc', ending: body.number.slice(-3) } };
      return known;
    }),
    ...warehouseHandlers({ packages: [parcel] }),
  ];
  return showPage(`/packages/${parcel.number}`, handlers, language, { me: { ...testStaff, roles: [role] } });
};

it.each(
  byTurns([
    ['en', 'Recipient’s tax number', /has not given it yet/, 'Save the number', /, ending in 012$/],
    ['zh', '收件人税号', /用户尚未填写/, '保存号码', /，尾号 012$/],
  ] as const),
)('says in %s what is missing, and takes what the shopper told', async (language, title, missing, save, known) => {
  const { user } = await show(language, 'service');
  const panel = within(await screen.findByRole('region', { name: title }));
  expect(panel.getByText(missing)).toBeVisible();
  await user.type(panel.getByRole('textbox', { name: /^PCCC/ }), 'P123456789012');
  await user.click(panel.getByRole('button', { name: save }));
  expect(await panel.findByText(known)).toBeVisible();
  expect(sentTo(setStaffTaxNumber)).toMatchObject([{ body: { number: 'P123456789012' } }]);
});

it('lets others read whether there is one', async () => {
  await show('en', 'finance', { given: { kind: 'kr_pccc', ending: '012' } });
  const panel = within(await screen.findByRole('region', { name: 'Recipient’s tax number' }));
  expect(panel.getByText(/ending in 012/)).toBeVisible();
  expect(panel.queryByRole('button')).not.toBeInTheDocument();
});
