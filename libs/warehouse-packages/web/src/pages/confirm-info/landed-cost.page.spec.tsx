import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { estimateLandedCost } from '@caravan/logistics/contract';
import { aDutySource, aLandedCost, someDutyFigures } from '@caravan/logistics/contract/testing';
import { createPackage } from '@caravan/warehouse-packages/contract';
import { aStoreItem } from '@caravan/warehouse-packages/contract/testing';
import { byTurns, sentTo } from '@caravan/web-core/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';
import { openPage, type OpenOptions } from '../../testing/open-page.ts';

const items = [
  aStoreItem({ id: 'tote', name: 'Tote', value_fen: 12_000 }),
  aStoreItem({ id: 'cup', name: 'Cup', value_fen: 3_000 }),
];
const open = (options: Partial<OpenOptions> = {}) =>
  openPage({ path: '/mine/store/confirmInfo?items=tote,cup', items, ...options });
const unknown = { low_fen: null, high_fen: null, limit_fen: null, standing: null };
const limited = (standing: 'below' | 'at' | 'above', over = {}) =>
  aLandedCost({ duty: { low_fen: 0, high_fen: 0, limit_fen: 15_000, standing }, value_fen: 15_000, ...over });

beforeEach(() => sessionStorage.clear());

describe.each(
  byTurns([
    ['en', en],
    ['zh', zh],
  ] as const),
)('duty and tax while a package is put together (%s)', (language, texts) => {
  const { landed } = texts;
  const value = () => screen.getByRole('textbox', { name: texts.pack.value });
  const summary = (amount: string) => landed.summary.replace('{{amount}}', amount);

  it('are shown for the declared value, the chosen method and the country, with figures and sources', async () => {
    const { user } = await open({ language });
    const line = await screen.findByText(summary('¥98.42 – ¥125.49'));
    expect(sentTo(estimateLandedCost)).toMatchObject([
      { body: { country: 'DE', value_fen: 15_000, shipping_fen: 11_750, kinds: 2 } },
    ]);
    await user.click(line);
    expect(screen.getByText(landed.limit.none)).toBeVisible();
    expect(screen.getByText('¥22.75 – ¥45.50')).toBeVisible();
    expect(
      screen.getByText({ en: 'The carrier collects on delivery.', zh: '由承运商在派送时代收。' }[language]),
    ).toBeVisible();
    await user.click(screen.getByText(landed.sources));
    const sources = screen.getAllByRole('link', { name: /Customs of Example/ });
    expect(sources[0]).toHaveAttribute('href', 'https://customs.example/parcels');
    expect(sources[0]).toHaveTextContent({ en: /1.Jul.2026/, zh: /2026.*年.*7.*月/ }[language]);
    expect(sources[0]?.querySelector('[lang="en"]')).toHaveTextContent('Customs of Example');
    expect(screen.getByText(/7\.5833/)).toBeVisible();
    const place = { en: 'Germany', zh: '德国' }[language];
    // Beside the form, so that nothing typed is lost.
    const all = screen.getByRole('link', { name: landed.country.replace('{{place}}', place) });
    expect([all.getAttribute('href'), all.getAttribute('target')]).toEqual(['/shipping/duties/DE', '_blank']);
  });

  it('follow the declared value with one request, and another method', async () => {
    const { user } = await open({ language });
    await screen.findByText(summary('¥98.42 – ¥125.49'));
    await user.clear(value());
    await user.type(value(), '1280.5');
    await waitFor(() =>
      expect(sentTo(estimateLandedCost).at(-1)?.body).toMatchObject({ value_fen: 128_050, shipping_fen: 11_750 }),
    );
    expect(sentTo(estimateLandedCost)).toHaveLength(2);
    await user.click(screen.getByRole('radio', { name: /^Airmail parcel/ }));
    await waitFor(() => expect(sentTo(estimateLandedCost).at(-1)?.body).toMatchObject({ shipping_fen: 20_950 }));
  });

  it.each(['below', 'at', 'above'] as const)(
    'say that the declared value is %s the duty-free limit',
    async (standing) => {
      await open({ language, answers: { landedCost: limited(standing, { value_fen: 20_000 }) } });
      expect(await screen.findByText(landed.limit[standing].replace('{{limit}}', '¥150.00'))).toBeInTheDocument();
    },
  );

  it.each([
    ['without duty', { low_fen: 0, high_fen: 0, limit_fen: null, standing: 'below' as const }, landed.limit.free],
    ['of which nothing is known', unknown, landed.limit.unknown],
    [
      'where the shipping counts',
      { low_fen: 1, high_fen: 2, limit_fen: 16_000, standing: 'above' as const },
      landed.limit.shipping,
    ],
  ])('name a country %s', async (_name, duty, text) => {
    await open({ language, answers: { landedCost: aLandedCost({ duty, value_fen: 15_000 }) } });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('say that it is the exchange rate that is missing, not the limit', async () => {
    const cost = aLandedCost({
      duty: unknown,
      tax: unknown,
      total_low_fen: null,
      total_high_fen: null,
      rate: null,
      rate_day: null,
      figures: someDutyFigures({
        currency: 'PHP',
        duty_limit: { amount_cents: 1_000_000, basis: 'goods', source: aDutySource() },
      }),
    });
    const { user } = await open({ language, answers: { landedCost: cost } });
    await user.click(await screen.findByText(summary(landed.unknown)));
    expect(screen.getByText(landed.limit.noRate.replace('{{currency}}', 'PHP'))).toBeVisible();
    expect(screen.getByText(landed.noRate.replaceAll('{{currency}}', 'PHP'))).toBeVisible();
    expect(screen.queryByText(landed.limit.unknown)).toBeNull();
    await user.click(screen.getByText(landed.sources));
    expect(screen.getAllByText(/PHP|₱/).length).toBeGreaterThan(2);
  });

  it('have a line for fees, with the rate of their currency', async () => {
    const fee = {
      up_to: null,
      low_cents: 2_500,
      high_cents: 2_500,
      currency: 'RON',
      per: 'parcel' as const,
      tax_bp: 0,
      source: aDutySource(),
    };
    const cost = aLandedCost({
      fees: { low_fen: 3_825, high_fen: 3_825 },
      fee_rates: [{ currency: 'RON', rate: '1.53', rate_day: '2026-11-19' }],
      figures: someDutyFigures({ fees: [fee] }),
    });
    const { user, unmount } = await open({ language, answers: { landedCost: cost } });
    await user.click(await screen.findByText(summary('¥98.42 – ¥125.49')));
    expect(screen.getAllByText(landed.fees)[0]).toBeVisible();
    expect(screen.getByText('¥38.25')).toBeVisible();
    await user.click(screen.getByText(landed.sources));
    expect(screen.getByText(/7\.5833.*RON = ¥1\.53/)).toBeVisible();
    unmount();
    const missing = { ...cost, fees: { low_fen: null, high_fen: null }, total_low_fen: null, total_high_fen: null };
    const fee_rates = [{ currency: 'RON', rate: null, rate_day: null }];
    const again = await open({ language, answers: { landedCost: { ...missing, fee_rates } } });
    await again.user.click(await screen.findByText(summary(landed.unknown)));
    expect(screen.getByText(landed.noRate.replaceAll('{{currency}}', 'RON'))).toBeVisible();
  });

  it('are shown as unknown, not as nothing', async () => {
    const cost = aLandedCost({
      duty: unknown,
      tax: unknown,
      total_low_fen: null,
      total_high_fen: null,
      version: null,
      figures: null,
    });
    const { user } = await open({ language, answers: { landedCost: cost } });
    await user.click(await screen.findByText(summary(landed.unknown)));
    expect(screen.getAllByText(landed.unknown, { exact: true })).toHaveLength(3);
    expect(screen.getByText(landed.noFigures)).toBeVisible();
  });

  it('warn of a value below what was paid, and block nothing', async () => {
    const { user } = await open({ language });
    await screen.findByText(summary('¥98.42 – ¥125.49'));
    expect(screen.queryByText(landed.under.title)).not.toBeInTheDocument();
    await user.clear(value());
    await user.type(value(), '149.99');
    expect(await screen.findByText(landed.under.title)).toBeVisible();
    expect(screen.getByText(landed.under.text.replace('{{paid}}', '¥150.00'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: texts.pack.submit }));
    await waitFor(() => expect(sentTo(createPackage)).toMatchObject([{ body: { declared_value_fen: 14_999 } }]));
  });

  it('that fail leave the page as it is', async () => {
    const broken = http.post('*/v1/landed_cost', () =>
      HttpResponse.json({ code: 500, message: '', data: { reason: 'internal' } }, { status: 500 }),
    );
    const { user } = await open({ language, handlers: [broken] });
    expect(await screen.findByText(summary(landed.failed))).toBeVisible();
    await user.click(screen.getByRole('button', { name: texts.pack.submit }));
    await waitFor(() => expect(sentTo(createPackage)).toHaveLength(1));
  });
});
