import { screen, waitFor, within } from '@testing-library/react';
import { getDuty, logisticsPaths, type DutyVersion } from '@caravan/logistics/contract';
import { aDutySource, aDutyVersion, someDutyFigures } from '@caravan/logistics/contract/testing';
import { byTurns, joinedDates, renderRoute, sentTo, type RenderRouteOptions } from '@caravan/web-core/testing';
import { describe, expect, test } from 'vitest';
import { texts as de } from '../../i18n/de.ts';
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';
import { logisticsWeb } from '../../logistics.web.ts';
import { logisticsHandlers } from '../../mocks/logistics.handlers.ts';

const show = (
  country: string,
  { duties, ...options }: Partial<RenderRouteOptions> & { duties?: Record<string, DutyVersion> } = {},
) =>
  renderRoute({
    feature: logisticsWeb,
    path: `/shipping/duties/${country}`,
    handlers: logisticsHandlers(duties),
    ...options,
  });
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row));
const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content');
const canonical = () =>
  new URL(document.head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '').pathname;

const languages = [
  ['en', en, 'Germany', 'Duty-free limit', '€3.00 for each kind of goods'],
  ['zh', zh, '德国', '免关税限额', '每种商品 €3.00'],
  ['de', de, 'Deutschland', 'Zollfreigrenze', /3,00\s€ je Warenart/],
] as const;

// In each language, because amounts and days are written in its way.
test.each(languages)(
  'what a country charges in %s is each figure with its source, the day of that, and since when it applies',
  async (language, texts, place, limit, flat) => {
    const say = texts.duties;
    await show('DE', { language });
    const title = say.of.replace('{{place}}', place);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(document.title).toContain(title);
    expect([canonical(), robots()]).toEqual(['/shipping/duties/DE', undefined]);
    const rows = rowsOf(say.figures);
    expect(rows).toHaveLength(5);
    expect(rows[0]?.getByRole('rowheader', { name: limit })).toBeVisible();
    expect(rows[1]?.getByText(flat, { exact: false })).toBeVisible();
    const source = rows[0]?.getByRole('link', { name: 'Customs of Example' });
    expect(source).toHaveAttribute('href', 'https://customs.example/parcels');
    expect(source?.querySelector('[lang="en"]')).toHaveTextContent('Customs of Example');
    const day = { en: '1 Jul 2026', zh: '2026年7月1日', de: '01.07.2026' }[language];
    expect(rows[0]?.getByText(joinedDates(say.asOf.replace('{{day}}', day)))).toHaveAttribute('datetime', '2026-07-01');
    expect(screen.getByText(say.first.replace('{{version}}', '1'), { exact: false })).toBeVisible();
    expect(document.querySelector('time[datetime="2026-11-01T08:00:00.000Z"]')).toBeVisible();
  },
);

describe.each(byTurns(languages))('what a country charges in %s', (language, texts, place) => {
  const say = texts.duties;

  test('has a version with its day, and another country to choose', async () => {
    const { user, location } = await show('GB', { language });
    const since = document.querySelector('time[datetime="2026-11-10T00:00:00.000Z"]');
    expect(since).toHaveTextContent(say.since.split('{{day}}')[0]?.replace('{{version}}', '3').trim() ?? '');
    const choice = screen.getByRole('combobox', { name: say.choose });
    expect(choice).toHaveValue('GB');
    await user.selectOptions(choice, place);
    await user.click(screen.getByRole('button', { name: say.show }));
    expect(await screen.findByRole('heading', { level: 1, name: say.of.replace('{{place}}', place) })).toBeVisible();
    expect(location()).toBe('/shipping/duties/DE');
  });

  test('marks old sources, and says that a figure without a source is unknown', async () => {
    const old = aDutySource({ title: 'Old page', as_of: '2019-03-01' });
    const figures = someDutyFigures({ duty_limit: { amount_cents: 2_000, basis: 'goods', source: old }, tax: null });
    await show('DE', { language, duties: { DE: aDutyVersion({ figures }) } });
    const rows = rowsOf(say.figures);
    expect(await rows[0]?.findByText(say.old)).toBeVisible();
    expect(rows[1]?.queryByText(say.old)).toBeNull();
    expect(rows.at(-1)?.getByText(say.noSource)).toBeVisible();
    expect(rows.at(-1)?.getByText({ en: 'Unknown', zh: '未知', de: 'Unbekannt' }[language])).toBeVisible();
  });

  test('says that nothing is known of a country without figures, which search engines skip', async () => {
    await show('IS', { language });
    expect(screen.getByText(say.unknown.title)).toBeVisible();
    expect(screen.getByText(say.unknown.text)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(robots()).toBe('noindex');
  });
});

test('a note that is not written in the language of the page says in which it is', async () => {
  const figures = someDutyFigures({ note: { en: 'The carrier collects.', zh: '由承运商代收。' } });
  await show('DE', { language: 'de', duties: { DE: aDutyVersion({ figures }) } });
  expect(screen.getByText('The carrier collects.')).toHaveAttribute('lang', 'en');
});

test('a note in the language of the page needs no mark', async () => {
  await show('DE', { language: 'zh' });
  expect(screen.getByText('由承运商在派送时代收。')).not.toHaveAttribute('lang');
});

test('a code in small letters leads to the address of the country', async () => {
  const { location } = await show('de');
  await waitFor(() => expect(location()).toBe('/shipping/duties/DE'));
  expect(sentTo(getDuty)).toMatchObject([{ query: { country: 'DE' } }]);
});

test.each(['QQ', 'germany', '1', 'D%20'])('%s is no country', async (code) => {
  await show(code);
  expect(screen.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  expect(sentTo(getDuty)).toEqual([]);
});

test('its breadcrumbs lead to all countries', async () => {
  await show('DE');
  const place = within(screen.getByRole('navigation', { name: en.duties.place }));
  expect(place.getByRole('link', { name: en.duties.title })).toHaveAttribute('href', logisticsPaths.duties.href());
  expect(screen.getByRole('link', { name: en.duties.accuracy })).toHaveAttribute('href', '/shipping/accuracy');
  expect(screen.getByRole('link', { name: en.duties.estimate })).toHaveAttribute('href', '/estimate');
});
