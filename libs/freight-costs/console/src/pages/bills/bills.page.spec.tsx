import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { testStaff } from '@caravan/console-core/testing';
import { listFreightMargins, updateFreightRule } from '@caravan/freight-costs/contract';
import { updateFreightRuleContract } from '@caravan/freight-costs/contract/staff';
import { aFreightBill, aLineDetail, anUnknownLine } from '@caravan/freight-costs/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns, sentTo } from '@caravan/web-core/testing';
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';
import { freightCostsHandlers } from '../../mocks/freight-costs.handlers.ts';
import { showPage } from '../../testing/show-page.ts';

const show = (path: string, language: 'en' | 'zh' = 'en') =>
  showPage(
    path,
    [
      mockEndpoint(updateFreightRuleContract, ({ body }) => ({ ...body, version: 2 })),
      ...freightCostsHandlers({ bills: [aFreightBill()], lines: [aLineDetail(), anUnknownLine()] }),
    ],
    language,
    { me: { ...testStaff, roles: ['finance'] } },
  );

const languages = byTurns([
  ['en', en],
  ['zh', zh],
] as const);

it.each(languages)('leads from a bill to its lines that wait (%s)', async (language, texts) => {
  const { user, location } = await show('/money/freight', language);
  const row = within(await screen.findByRole('row', { name: /DHL-2026-11/ }));
  expect(row.getByText('¥12,345.00')).toBeVisible();
  await user.click(row.getByRole('link', { name: '2' }));
  expect(await screen.findByRole('row', { name: /LX000000001CN/ })).toHaveTextContent(texts.states.unknown);
  expect(location()).toBe('/money/freight/lines?bill=bill_1&state=unknown');
  expect(screen.queryByRole('row', { name: /JD0146/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'LX000000001CN' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'LX000000001CN' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: texts.match.title })).toBeVisible();
});

it.each(languages)(
  'shows margins by parcel, and their sums by method, country and month (%s)',
  async (language, texts) => {
    const { user } = await show('/money/freight/margins?from=2026-11-01&to=2026-11-30', language);
    const table = within(await screen.findByRole('table', { name: texts.margins.title }));
    expect(table.getByRole('row', { name: /PK2611A1B2C3D/ })).toHaveTextContent(/¥170\.00¥197\.00-¥27\.00/);
    expect(table.getByRole('row', { name: /PK2611E5F6G7H/ })).toHaveTextContent(texts.margins.noBill);
    await user.click(screen.getByText(texts.margins.by.country, { selector: 'summary' }));
    const sums = within(screen.getByRole('table', { name: texts.margins.by.country }));
    expect(sums.getByRole('row', { name: /Germany|德国/ })).toHaveTextContent('-¥27.00');
    expect(sentTo(listFreightMargins)).toMatchObject([{ query: { from: '2026-11-01', to: '2026-11-30' } }]);
  },
);

it('refuses days in the wrong order before it asks', async () => {
  await show('/money/freight/margins?from=2026-11-30&to=2026-11-01');
  expect(await screen.findByText(/Choose a last day that is not before the first/)).toBeVisible();
  expect(sentTo(listFreightMargins)).toEqual([]);
});

it('changes the limits', async () => {
  const { user } = await show('/settings/freight');
  const field = await screen.findByRole('textbox', { name: /Tolerated weight/ });
  expect(field).toHaveValue('100');
  await user.clear(field);
  await user.type(field, '250');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sentTo(updateFreightRule)).toMatchObject([
      { body: { tolerance_g: 250, tolerance_percent: 10, loss_fen: 500 } },
    ]),
  );
});
