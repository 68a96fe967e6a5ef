import { screen, waitFor, within } from '@testing-library/react';
import { consoleCoreFeature } from '@caravan/console-core';
import { consoleTestLayout, testStaff } from '@caravan/console-core/testing';
import { listMargins } from '@caravan/figures/contract';
import { listMarginsContract } from '@caravan/figures/contract/schema';
import { aMarginPage, anOrderMargin } from '@caravan/figures/contract/testing';
import { fail } from '@caravan/kernel';
import { byTurns, mockEndpoint, renderRoute, sentTo } from '@caravan/web-core/testing';
import { expect, it } from 'vitest';
import { figuresConsole } from '../../figures.console.ts';
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';
import { figuresHandlers } from '../../mocks/figures.handlers.ts';

const margins = [
  anOrderMargin({ number: 'CV2611OPEN001', cost_fen: 0, cost_known: false, margin_fen: null, margin_percent: null }),
  anOrderMargin({
    extra_fen: 500,
    refunded_fen: 1_000,
    turnover_fen: 20_400,
    repaid_fen: 700,
    return_freight_fen: 900,
    margin_fen: 2_400,
    margin_percent: 11.8,
  }),
  anOrderMargin({ number: 'CV2611LOSS001', turnover_fen: 0, margin_fen: -18_000, margin_percent: null }),
];

const show = (path: string, language: 'en' | 'zh' = 'en', handlers = figuresHandlers({ margins })) =>
  renderRoute({
    features: [consoleCoreFeature, figuresConsole],
    path,
    language,
    handlers,
    loggedIn: true,
    appLayout: consoleTestLayout({ me: { ...testStaff, roles: ['finance'] } }),
  });

const days = '/money/margins?from=2026-11-20&to=2026-11-21';

it.each(
  byTurns([
    ['en', en],
    ['zh', zh],
  ] as const),
)('lists in %s what orders brought and cost, with the sum', async (language, texts) => {
  await show(days, language);
  const table = await screen.findByRole('table', { name: texts.margins.title });
  const row = within(table).getByRole('row', { name: /CV2611A1B2C3D/ });
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/orders/CV2611A1B2C3D');
  for (const amount of ['¥200.00', '¥6.00', '¥8.00', '¥10.00', '¥7.00', '¥180.00', '¥24.00'])
    expect(within(row).getByText(amount)).toBeVisible();
  expect(row).toHaveTextContent(language === 'en' ? 'with ¥9.00 for sending back' : '含寄回运费 ¥9.00');
  expect(row).toHaveTextContent(/11\.8 ?%/);
  const open = within(table).getByRole('row', { name: /CV2611OPEN001/ });
  expect(within(open).getByText(texts.margins.unknown)).toBeVisible();
  expect(within(table).getByRole('row', { name: /CV2611LOSS001/ })).toHaveTextContent(/-¥180\.00–$/);

  const sums = screen.getByText(texts.margin.paid).closest('dl') as HTMLElement;
  for (const amount of ['¥204.00', '¥360.00', '-¥156.00']) expect(within(sums).getByText(amount)).toBeVisible();
  expect(
    screen.getByText(language === 'en' ? /1 order of ¥209\.00 is not in the margin/ : /1 个订单（¥209\.00）/),
  ).toBeVisible();
});

it('filters in the address', async () => {
  const { user, location } = await show(days);
  await user.type(await screen.findByRole('searchbox'), 'OPEN');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /CV2611A1B2C3D/ })).not.toBeInTheDocument());
  expect(await screen.findByRole('row', { name: /CV2611OPEN001/ })).toBeVisible();
  expect(location()).toContain('q=OPEN');
  expect(sentTo(listMargins).at(-1)).toMatchObject({ query: { from: '2026-11-20', to: '2026-11-21', q: 'OPEN' } });
});

it('leads to the next page of the same days', async () => {
  const list = mockEndpoint(listMarginsContract, ({ query }) => ({
    ...aMarginPage(query.cursor ? margins.slice(1) : margins.slice(0, 1)),
    next: query.cursor ? null : 'second',
    count: 3,
  }));
  const { user, location } = await show(days, 'en', [list]);
  await user.click(await screen.findByRole('link', { name: 'Next page' }));
  expect(await screen.findByRole('row', { name: /CV2611LOSS001/ })).toBeVisible();
  expect(location()).toBe(`${days}&cursor=second`);
});

it.each([
  ['2026-11-21', '2026-11-20'],
  ['2025-11-20', '2026-11-21'],
])('asks for other days than %s to %s', async (from, to) => {
  await show(`/money/margins?from=${from}&to=${to}`);
  expect(await screen.findByText(/at most 366 days/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Export CSV' })).not.toBeInTheDocument();
  expect(sentTo(listMargins)).toEqual([]);
});

it('exports all orders of the filter as a file', async () => {
  const asked: string[] = [];
  const list = mockEndpoint(listMarginsContract, ({ query, request }) => {
    if (query.format === 'csv') {
      asked.push(new URL(request.url).search);
      // The browser of the tests cannot save a file.
      throw fail('forbidden');
    }
    return aMarginPage(margins);
  });
  const { user } = await show(`${days}&q=CV&cursor=second`, 'en', [list]);
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(asked).toEqual(['?from=2026-11-20&to=2026-11-21&q=CV&format=csv']));
});

it('says that no order matches, and that the list could not be read', async () => {
  const { unmount } = await show(`${days}&q=nothing`);
  expect(await screen.findByText(en.margins.empty)).toBeVisible();
  expect(screen.queryByText(en.margin.paid)).not.toBeInTheDocument();
  unmount();
  const failing = mockEndpoint(listMarginsContract, () => {
    throw fail('unavailable');
  });
  await show(days, 'en', [failing]);
  expect(await screen.findByRole('heading', { name: 'The list could not be read' })).toBeVisible();
});

it('has a column of exchange margins only if an order has one', async () => {
  const { unmount } = await show(days);
  await screen.findByRole('table', { name: en.margins.title });
  expect(screen.queryByRole('columnheader', { name: en.margin.exchange })).not.toBeInTheDocument();
  unmount();

  await show(days, 'en', figuresHandlers({ margins: [anOrderMargin({ exchange_margin_fen: 111 })] }));
  const table = await screen.findByRole('table', { name: en.margins.title });
  expect(within(table).getByRole('columnheader', { name: en.margin.exchange })).toBeVisible();
  // In the row and in the sum.
  expect(screen.getAllByText('¥1.11')).toHaveLength(2);
});
