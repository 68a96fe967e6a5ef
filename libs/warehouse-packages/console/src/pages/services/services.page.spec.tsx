import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cancelStaffService, fail, listStaffServices } from '@caravan/warehouse-packages/contract';
import {
  cancelStaffServiceContract,
  getStaffServiceContract,
  listStaffServicesContract,
} from '@caravan/warehouse-packages/contract/staff';
import { aStaffService } from '@caravan/warehouse-packages/contract/testing/staff';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { sentTo } from '@caravan/web-core/testing';
import { testStaff } from '@caravan/console-core/testing';
import type { Language } from '@caravan/kernel';
import { showPage } from '../../testing/show-page.ts';

const number = 'SV2611A1B2C3D';
const handlers = (isRefused = false) => [
  mockEndpoint(listStaffServicesContract, ({ query: { status } }) => {
    const items = [aStaffService(), aStaffService({ number: 'SV2611DONE001', status: 'done' })];
    const found = items.filter((one) => status === undefined || one.status === status);
    return { items: found, next: null, count: found.length };
  }),
  mockEndpoint(getStaffServiceContract, () => aStaffService({ note: 'the zip' })),
  mockEndpoint(cancelStaffServiceContract, ({ body }) => {
    if (isRefused) throw fail('wrong_state');
    return aStaffService({ status: 'cancelled', cancel_note: body.note, refunded_fen: 600 });
  }),
];

/** The page of a service for somebody who may cancel it. */
const open = (language: Language = 'en', isRefused = false) =>
  showPage(`/services/${number}`, handlers(isRefused), language, { me: { ...testStaff, roles: ['service'] } });

it.each([
  ['en', 'State', 'Done', 'Filter'],
  ['zh', '状态', '已完成', '筛选'],
] as const)('lists services, and filters them by state (%s)', async (language, state, done, filter) => {
  const { user } = await showPage('/services', handlers(), language);
  expect(await screen.findByRole('link', { name: number })).toHaveAttribute('href', `/services/${number}`);
  await user.selectOptions(screen.getByRole('combobox', { name: state }), done);
  await user.click(screen.getByRole('button', { name: filter }));
  await waitFor(() => expect(screen.queryByRole('link', { name: number })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'SV2611DONE001' })).toBeVisible();
  expect(sentTo(listStaffServices).at(-1)).toMatchObject({ query: { status: 'done' } });
});

it.each([
  ['en', /Reason/, 'Cancel the service', 'The service is cancelled'],
  ['zh', /原因/, '取消服务', '服务已取消'],
] as const)('cancels a paid service with a reason (%s)', async (language, reason, cancel, done) => {
  const { user } = await open(language);
  expect(await screen.findByText('the zip')).toBeVisible();
  await user.click(screen.getByRole('button', { name: cancel }));
  expect(sentTo(cancelStaffService)).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: reason }), 'sealed');
  await user.click(screen.getByRole('button', { name: cancel }));
  expect(await screen.findByText(done)).toBeVisible();
  expect(sentTo(cancelStaffService)).toMatchObject([{ params: { number }, body: { note: 'sealed' } }]);
});

it('keeps the reason when the server refuses', async () => {
  const { user } = await open('en', true);
  await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'sealed');
  await user.click(screen.getByRole('button', { name: 'Cancel the service' }));
  await waitFor(() => expect(sentTo(cancelStaffService)).toHaveLength(1));
  expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveValue('sealed');
});
