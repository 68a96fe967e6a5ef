import { screen, within } from '@testing-library/react';
import type { ShippingAccuracy } from '@caravan/shipping/contract';
import { anAccuracy } from '@caravan/shipping/contract/testing';
import { byTurns, renderRoute } from '@caravan/web-core/testing';
import { describe, expect, test } from 'vitest';
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';
import { shippingHandlers } from '../../mocks/shipping.handlers.ts';
import { shippingWeb } from '../../shipping.web.ts';

const open = (language: 'en' | 'zh', accuracy: readonly ShippingAccuracy[] = []) =>
  renderRoute({ feature: shippingWeb, path: '/shipping/accuracy', language, handlers: shippingHandlers(accuracy) });

describe.each(byTurns(['en', 'zh']))('the accuracy of quotes in %s', (language) => {
  const texts = { en, zh }[language].accuracy;
  const [germany, france] = { en: ['Germany', 'France'], zh: ['德国', '法国'] }[language] as [string, string];
  const titleOf = (place: string) => texts.toPlace.replace('{{place}}', place);

  test('has a table for each country, with both figures of each method and what they are counted from', async () => {
    const accuracy = [
      anAccuracy(),
      anAccuracy({ method_id: 'sea', name: 'Sea parcel', days: null }),
      anAccuracy({ country: 'FR', fees: null }),
    ];
    await open(language, accuracy);
    expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    expect(document.head.querySelector('meta[name="robots"]')).toBeNull();
    const table = within(screen.getByRole('table', { name: titleOf(germany) }));
    const [air, sea] = table
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row));
    expect(air?.getByRole('rowheader', { name: 'Airmail parcel' })).toBeVisible();
    const said = {
      en: ['median -1.2%', '9 of 10 at most +4.5%', '5 of 34 cost more', /^34 parcels since 3 Aug 2026$/],
      zh: ['中位数 -1.2%', '九成不超过 +4.5%', '34 个包裹中 5 个比报价贵', /日起共 34 个包裹$/],
    }[language];
    for (const text of said) expect(air?.getByText(text)).toBeVisible();
    const days = {
      en: ['10-14', 'median 11.3', '9 of 10 at most 16', '21 of 25 in time'],
      zh: ['10-14', '中位数 11.3', '九成不超过 16', '25 个包裹中 21 个按时到达'],
    }[language];
    for (const text of days) expect(air?.getByText(text)).toBeVisible();
    expect(sea?.getAllByText(texts.few)).toHaveLength(2);
    expect(within(screen.getByRole('table', { name: titleOf(france) })).getByText(texts.few)).toBeVisible();
    expect(screen.getByText(texts.counts)).toBeVisible();
    expect(screen.getByText(texts.minimum.replace('{{min}}', '20'))).toBeVisible();
    expect(screen.getByRole('link', { name: texts.duties })).toHaveAttribute('href', '/shipping/duties');
  });

  test('says that there are too few parcels yet, and shows no figure', async () => {
    await open(language);
    expect(screen.getByText(texts.none.title)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByText(/\b0\b/)).toBeNull();
    expect(screen.getByRole('link', { name: texts.estimate })).toHaveAttribute('href', '/estimate');
    expect(screen.getByText(texts.start)).toBeVisible();
  });
});
