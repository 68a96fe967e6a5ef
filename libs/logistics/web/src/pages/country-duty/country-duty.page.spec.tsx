import { screen, waitFor, within } from '@testing-library/react';
import { getDuty, type PublicDuty } from '@caravan/logistics/contract';
import { aDutySource, aPublicDuty, someDutyFigures } from '@caravan/logistics/contract/testing';
import { logisticsPaths } from '@caravan/routes';
import { byTurns, joinedDates, renderRoute, sentTo, type RenderRouteOptions } from '@caravan/web-core/testing';
import { describe, expect, test } from 'vitest';
import { texts as de } from '../../i18n/de.ts';
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';
import { logisticsWeb } from '../../logistics.web.ts';
import { logisticsHandlers } from '../../mocks/logistics.handlers.ts';

const show = (
  country: string,
  { duties, ...options }: Partial<RenderRouteOptions> & { duties?: Record<string, PublicDuty['duty']> } = {},
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

  test('says that a figure without a source is unknown, and no source is marked for its age', async () => {
    const old = aDutySource({ title: 'Old page', as_of: '2019-03-01' });
    const figures = someDutyFigures({ duty_limit: { amount_cents: 2_000, basis: 'goods', source: old }, tax: null });
    await show('DE', { language, duties: { DE: aPublicDuty({ figures }) } });
    const rows = rowsOf(say.figures);
    expect(rows.at(-1)?.getByText(say.noSource)).toBeVisible();
    expect(rows.at(-1)?.getByText({ en: 'Unknown', zh: '未知', de: 'Unbekannt' }[language])).toBeVisible();
    expect(screen.queryByText(say.endsSoon)).toBeNull();
    expect(screen.queryByRole('heading', { name: say.coming })).toBeNull();
  });

  test('says that nothing is known of a country without figures, which search engines skip', async () => {
    await show('IS', { language });
    expect(screen.getByText(say.unknown.title)).toBeVisible();
    expect(screen.getByText(say.unknown.text)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(robots()).toBe('noindex');
  });
});

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test.each([
  ['30 days', dayIn(30), true],
  ['a year', dayIn(365), false],
])('a figure that ends in %s is marked if that is soon', async (_name, until, isMarked) => {
  const figures = someDutyFigures({
    duty_limit: { amount_cents: 13_500, basis: 'goods', until, source: aDutySource() },
  });
  await show('GB', { duties: { GB: aPublicDuty({ figures }) } });
  const [row] = rowsOf(en.duties.figures);
  expect(row?.getByText(/€135.00, for the goods \(until /)).toBeVisible();
  if (isMarked) expect(await row?.findByText(en.duties.endsSoon)).toBeVisible();
  else expect(row?.queryByText(en.duties.endsSoon)).toBeNull();
});

test('says from which day on what will be charged', async () => {
  const figures = someDutyFigures({ duty_limit: { amount_cents: 13_500, basis: 'goods', source: aDutySource() } });
  const none = { amount_cents: 0, basis: 'goods' as const, from: '2038-10-01', source: aDutySource() };
  const fee = {
    up_to: { amount_cents: 100_000, basis: 'goods' as const },
    low_cents: 209,
    high_cents: 221,
    currency: 'NZD',
    per: 'parcel' as const,
    tax_bp: 1_500,
    source: aDutySource(),
  };
  const coming = [
    { day: '2038-10-01', figures: { ...figures, duty_limit: none, duty: [] } },
    { day: '2039-01-01', figures: { ...figures, duty_limit: none, duty: [], fees: [fee] } },
  ];
  await show('GB', { duties: { GB: aPublicDuty({ figures, coming }) } });
  const region = within(screen.getByRole('region', { name: en.duties.coming }));
  expect(
    region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')),
  ).toEqual([joinedDates('From 1 Oct 2038 on'), joinedDates('From 1 Jan 2039 on')]);
  expect(region.getByText(joinedDates('Duty-free limit: None (from 1 Oct 2038)'))).toBeVisible();
  expect(region.getByText('Customs duty: Unknown')).toBeVisible();
  expect(
    region.getByText(/^Customs fee: up to €1,000.00 for the goods: .*2.09 to .*2.21 plus 15% tax for each parcel$/),
  ).toBeVisible();
  expect(region.queryByText(/VAT/)).toBeNull();
});

test('a note that is not written in the language of the page says in which it is', async () => {
  const figures = someDutyFigures({ note: { en: 'The carrier collects.', zh: '由承运商代收。' } });
  await show('DE', { language: 'de', duties: { DE: aPublicDuty({ figures }) } });
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
