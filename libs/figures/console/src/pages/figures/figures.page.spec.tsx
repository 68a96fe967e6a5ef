import { screen, waitFor, within } from '@testing-library/react';
import { consoleCoreFeature } from '@caravan/console-core';
import { consoleTestLayout, testStaff } from '@caravan/console-core/testing';
import { getFigures } from '@caravan/figures/contract';
import { getFiguresContract } from '@caravan/figures/contract/schema';
import { someFigures } from '@caravan/figures/contract/testing';
import { fail, type StaffRole } from '@caravan/kernel';
import { byTurns, mockEndpoint, renderRoute, sentTo } from '@caravan/web-core/testing';
import { describe, expect, it } from 'vitest';
import { figuresConsole } from '../../figures.console.ts';
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';
import { figuresHandlers } from '../../mocks/figures.handlers.ts';

const show = (path: string, language: 'en' | 'zh' = 'en', role: StaffRole = 'owner', handlers = figuresHandlers()) =>
  renderRoute({
    features: [consoleCoreFeature, figuresConsole],
    path,
    language,
    handlers,
    loggedIn: true,
    appLayout: consoleTestLayout({ me: { ...testStaff, roles: [role] } }),
  });

const rowOf = (table: HTMLElement, name: string | RegExp) =>
  within(table).getByRole('rowheader', { name }).closest('tr');

describe.each(
  byTurns([
    ['en', en],
    ['zh', zh],
  ] as const),
)('the figures in %s', (language, texts) => {
  it('show money, flow and open work, and say what is missing or too little', async () => {
    const { user } = await show('/figures?from=2026-11-20&to=2026-11-21&by=day', language);
    const turnover = await screen.findByRole('region', { name: texts.turnover.title });
    await user.click(within(turnover).getByText(texts.table));
    const money = within(turnover).getByRole('table', { name: texts.turnover.title });
    // Two days of ¥1,100.00 less ¥100.00.
    expect(rowOf(money, texts.total)).toHaveTextContent('¥2,000.00');

    const margin = screen.getByRole('region', { name: texts.margin.title });
    expect(within(margin).getAllByText('¥110.00')[0]).toBeVisible();
    expect(within(margin).getByRole('link', { name: texts.margins.title })).toHaveAttribute(
      'href',
      '/money/margins?from=2026-11-20&to=2026-11-21',
    );
    expect(margin).toHaveTextContent(/¥200\.00.*(not in the margin|未计入毛利)/);

    const times = screen.getByRole('table', { name: texts.passages.title });
    expect(rowOf(times, texts.passages.names.order_bought)).toHaveTextContent('2412.6');
    expect(rowOf(times, texts.passages.names.order_arrived)).toHaveTextContent(texts.passages.few);
    expect(rowOf(times, texts.passages.names.package_shipped)).toHaveTextContent('0––');
    expect(rowOf(times, texts.passages.names.first_answer)).toHaveTextContent('310.130.75');

    const people = screen.getByRole('table', { name: texts.people.title });
    expect(within(people).getAllByRole('columnheader')).toHaveLength(4);
    expect(rowOf(people, 'mei')).toHaveTextContent('mei702');
    await user.click(screen.getByText(texts.people.byPeriod, { selector: 'summary *, summary' }));
    const byPeriod = screen.getByRole('table', { name: texts.people.byPeriod });
    expect(within(byPeriod).getAllByRole('row')[2]).toHaveTextContent(/50$/);

    const [ems, sea] = language === 'en' ? ['EMS', 'Sea'] : ['邮政 EMS', '海运'];
    const fees = screen.getByRole('table', { name: texts.quotes.fees });
    expect(rowOf(fees, ems)).toHaveTextContent(/24¥5,000\.00¥4,800\.00-1\.5 ?%4\.2 ?%/);
    expect(rowOf(fees, sea)).toHaveTextContent(texts.passages.few);
    const days = screen.getByRole('table', { name: texts.quotes.days });
    expect(rowOf(days, ems)).toHaveTextContent('211811.2519.5');
    expect(rowOf(days, sea)).toHaveTextContent('00––');

    const shelf = screen.getByRole('table', { name: texts.shelf.title });
    expect(
      within(shelf)
        .getAllByRole('rowheader')
        .map((cell) => cell.textContent),
    ).toContain('31–60');
    const work = screen.getByRole('table', { name: texts.work.title });
    const buying = rowOf(work, /^(To buy|待采购)$/) as HTMLElement;
    expect(within(buying).getByRole('link', { name: '1' })).toHaveAttribute('href', '/work/buy?overdue=true');
  });
});

it('reads the days that were chosen, and none that the server would refuse', async () => {
  const { user } = await show('/figures?from=2026-11-20&to=2026-11-21');
  await screen.findByRole('region', { name: 'Turnover' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'By' }), 'week');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  const chosen = { query: { from: '2026-11-20', to: '2026-11-21', by: 'week' } };
  await waitFor(() => expect(sentTo(getFigures).at(-1)).toMatchObject(chosen));
  const sent = sentTo(getFigures).length;
  const until = await screen.findByLabelText('To');
  await user.clear(until);
  await user.type(until, '2026-11-01');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText(/not before the first/)).toBeVisible();
  expect(sentTo(getFigures)).toHaveLength(sent);
});

it('gives an auditor the numbers of the queues without links to them', async () => {
  await show('/figures', 'en', 'auditor');
  const work = await screen.findByRole('table', { name: 'Open work' });
  expect(within(work).queryByRole('link')).not.toBeInTheDocument();
  expect(rowOf(work, 'To buy')).toHaveTextContent('4');
});

it('says that the figures could not be read', async () => {
  const failing = mockEndpoint(getFiguresContract, () => {
    throw fail('unavailable');
  });
  await show('/figures', 'en', 'owner', [failing]);
  expect(await screen.findByRole('heading', { name: 'The figures could not be read' })).toBeVisible();
});

it('mention exchange margins only if there were some', async () => {
  const path = '/figures?from=2026-11-20&to=2026-11-21&by=day';
  const { unmount } = await show(path);
  await screen.findByRole('region', { name: en.margin.title });
  expect(screen.queryByText(en.margin.exchange)).not.toBeInTheDocument();
  unmount();

  const { periods, ...figures } = someFigures();
  const kept = periods.map((period, index) => ({ ...period, exchange_margin_fen: index * 202 }));
  const withMargins = mockEndpoint(getFiguresContract, () => ({ ...figures, periods: kept }));
  await show(path, 'en', 'owner', [withMargins, ...figuresHandlers()]);
  const margin = await screen.findByRole('region', { name: en.margin.title });
  expect(within(margin).getAllByText(en.margin.exchange)[0]).toBeVisible();
  expect(within(margin).getAllByText('¥2.02')[0]).toBeVisible();
});
