import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cancelStaffService, correctMeasured, fail, listStaffServices } from '@caravan/goods-services/contract';
import {
  cancelStaffServiceContract,
  correctMeasuredContract,
  getStaffServiceContract,
  listStaffServicesContract,
} from '@caravan/goods-services/contract/staff';
import { aMeasurement, aStaffService } from '@caravan/goods-services/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns, sentTo } from '@caravan/web-core/testing';
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

it.each(
  byTurns([
    ['en', 'State', 'Done', 'Filter'],
    ['zh', '状态', '已完成', '筛选'],
  ] as const),
)('lists services, and filters them by state (%s)', async (language, state, done, filter) => {
  const { user } = await showPage('/services', handlers(), language);
  expect(await screen.findByRole('link', { name: number })).toHaveAttribute('href', `/services/${number}`);
  await user.selectOptions(screen.getByRole('combobox', { name: state }), done);
  await user.click(screen.getByRole('button', { name: filter }));
  await waitFor(() => expect(screen.queryByRole('link', { name: number })).not.toBeInTheDocument());
  expect(await screen.findByRole('link', { name: 'SV2611DONE001' })).toBeVisible();
  expect(sentTo(listStaffServices).at(-1)).toMatchObject({ query: { status: 'done' } });
});

it.each(
  byTurns([
    ['en', /Reason/, 'Cancel the service', 'The service is cancelled'],
    ['zh', /原因/, '取消服务', '服务已取消'],
  ] as const),
)('cancels a paid service with a reason (%s)', async (language, reason, cancel, done) => {
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

it('says under a heading that a service does not exist', async () => {
  const missing = mockEndpoint(getStaffServiceContract, () => {
    throw fail('not_found');
  });
  await showPage('/services/SV2611NOTHING', [missing]);
  expect(await screen.findByRole('heading', { level: 1, name: 'We could not find this' })).toBeVisible();
});

/** A measurement as staff see it. */
const measured = (over: Parameters<typeof aStaffService>[0] = {}) =>
  aStaffService({ ...aMeasurement({ number }), items: aStaffService().items, ...over });

/** The page of a measurement for somebody who measures. */
const openMeasured = (
  language: Language = 'en',
  service = measured(),
  refusal?: 'wrong_state',
  role: 'receiver' | 'service' = 'receiver',
) => {
  let { results } = measured();
  return showPage(
    `/services/${number}`,
    [
      mockEndpoint(getStaffServiceContract, () => ({ ...service, ...(service.results.length ? { results } : {}) })),
      mockEndpoint(correctMeasuredContract, ({ body }) => {
        if (refusal) throw fail(refusal);
        results = [...results, { ...body, at: '2026-11-22T10:00:00.000Z' }];
        return { ...service, results };
      }),
    ],
    language,
    { me: { ...testStaff, roles: [role] } },
  );
};

describe.each(
  byTurns([
    [
      'en',
      {
        table: 'Measures',
        length: 'Length',
        same: 'as stated',
        before: /530 mm/,
        correct: 'Correct the measures',
        why: 'What was wrong',
        save: 'Save the correction',
        done: 'The measures are corrected',
        again: 'These values are recorded already',
      },
    ],
    [
      'zh',
      {
        table: '测量结果',
        length: '长',
        same: '与标注一致',
        before: /530 mm/,
        correct: '更正测量结果',
        why: '更正原因',
        save: '保存更正',
        done: '测量结果已更正',
        again: '与已登记的数值相同',
      },
    ],
  ] as const),
)('a measurement in %s', (language, words) => {
  it('shows the values against what is stated, and those of before', async () => {
    await openMeasured(language);
    const table = within(await screen.findByRole('table', { name: words.table }));
    const row = within(table.getByRole('row', { name: new RegExp(`^${words.length}`) }));
    const cells = row.getAllByRole('cell').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(cells).toEqual(['500 mm (50 cm)', '505 mm (50.5 cm)', '+5 mm']);
    expect(table.getByText(words.same)).toBeVisible();
    expect(screen.getByText(words.before)).toBeVisible();
    expect(screen.getByText(/the tape was bent/)).toBeVisible();
  });

  it('is corrected with what was wrong', async () => {
    const { user } = await openMeasured(language);
    await user.click(await screen.findByRole('button', { name: words.correct }));
    const length = await screen.findByRole('textbox', { name: words.length });
    expect(length).toHaveValue('505');
    const why = screen.getByRole('textbox', { name: words.why });
    await user.type(why, 'wrong side');
    await user.click(screen.getByRole('button', { name: words.save }));
    await waitFor(() => expect(length).toHaveAccessibleDescription(expect.stringContaining(words.again)));
    expect(sentTo(correctMeasured)).toEqual([]);
    await user.clear(length);
    await user.type(length, '515');
    await user.click(screen.getByRole('button', { name: words.save }));
    expect(await screen.findByText(words.done)).toBeVisible();
    expect(sentTo(correctMeasured)).toMatchObject([
      { params: { number }, body: { values: [515, 480, 900], note: 'wrong side' } },
    ]);
    expect(await screen.findByText(/wrong side/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: words.length })).not.toBeInTheDocument();
  });
});

it('keeps a correction that lacks its reason or that the server refuses', async () => {
  const { user } = await openMeasured('en', measured(), 'wrong_state');
  await user.click(await screen.findByRole('button', { name: 'Correct the measures' }));
  const length = await screen.findByRole('textbox', { name: 'Length' });
  await user.clear(length);
  await user.type(length, '515');
  await user.click(screen.getByRole('button', { name: 'Save the correction' }));
  const why = screen.getByRole('textbox', { name: 'What was wrong' });
  await waitFor(() => expect(why).toBeInvalid());
  expect(sentTo(correctMeasured)).toEqual([]);
  await user.type(why, 'wrong side');
  await user.click(screen.getByRole('button', { name: 'Save the correction' }));
  await waitFor(() => expect(sentTo(correctMeasured)).toHaveLength(1));
  expect(await screen.findAllByRole('status')).not.toHaveLength(0);
  expect(length).toHaveValue('515');
  await user.click(screen.getByRole('button', { name: 'Keep the values' }));
  expect(screen.queryByRole('textbox', { name: 'Length' })).not.toBeInTheDocument();
});

it('leads those who measure to the station, and offers the others neither that nor a correction', async () => {
  const owed = measured({ status: 'paid', results: [], done_at: null });
  const { unmount } = await openMeasured('en', owed);
  const item = aStaffService().items[0]?.number;
  expect(await screen.findByRole('link', { name: 'Check and photograph' })).toHaveAttribute(
    'href',
    `/check?item=${item}`,
  );
  unmount();
  const { unmount: leave } = await openMeasured('en', owed, undefined, 'service');
  expect(await screen.findByRole('table', { name: 'Measures' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Check and photograph' })).not.toBeInTheDocument();
  leave();
  await openMeasured('en', measured(), undefined, 'service');
  expect(await screen.findByRole('table', { name: 'Measures' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Correct the measures' })).not.toBeInTheDocument();
});
