import { screen, waitFor, within } from '@testing-library/react';
import { byTurns, renderRoute, type RenderRouteOptions } from '@caravan/web-core/testing';
import { describe, expect, test } from 'vitest';
import { texts as de } from '../../i18n/de.ts';
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';
import { logisticsWeb } from '../../logistics.web.ts';
import { logisticsHandlers } from '../../mocks/logistics.handlers.ts';

const show = (options: Partial<RenderRouteOptions> = {}) =>
  renderRoute({ feature: logisticsWeb, path: '/shipping/duties', handlers: logisticsHandlers(), ...options });

describe.each(
  byTurns([
    ['en', en, ['Germany', 'United Kingdom']],
    ['zh', zh, ['德国', '英国']],
    ['de', de, ['Deutschland', 'Vereinigtes Königreich']],
  ] as const),
)('the countries with figures in %s', (language, texts, names) => {
  const say = texts.duties;

  test('each have a link and an entry in the choice', async () => {
    await show({ language });
    expect(screen.getByRole('heading', { level: 1, name: say.title })).toBeVisible();
    expect(document.head.querySelector('meta[name="robots"]')).toBeNull();
    const links = within(screen.getByRole('region', { name: say.all })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [names[0], '/shipping/duties/DE'],
      [names[1], '/shipping/duties/GB'],
    ]);
    const options = within(screen.getByRole('combobox', { name: say.choose })).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([say.chooseFirst, ...names]);
    expect(screen.getByText(say.notListed)).toBeVisible();
  });

  test('can be none', async () => {
    await show({ language, handlers: logisticsHandlers({}) });
    expect(screen.getByText(say.none.title)).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

test('the choice leads to a country, and to none before one is chosen', async () => {
  const { user, location } = await show();
  await user.click(screen.getByRole('button', { name: en.duties.show }));
  expect(location()).toBe('/shipping/duties');
  await user.selectOptions(screen.getByRole('combobox', { name: en.duties.choose }), 'Germany');
  await user.click(screen.getByRole('button', { name: en.duties.show }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Duty and tax: Germany' })).toBeVisible();
  expect(location()).toBe('/shipping/duties/DE');
});

test('a form that was sent before scripts worked leads to the country', async () => {
  const { location } = await show({ path: '/shipping/duties?country=GB' });
  await waitFor(() => expect(location()).toBe('/shipping/duties/GB'));
});
