import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { listAddressesContract } from '@caravan/account/contract/schema';
import { anAddress } from '@caravan/account/contract/testing';
import { formatFen, type Language } from '@caravan/kernel';
import type { DeliveredPriceProps } from '@caravan/shipping/api';
import { getDeliveredPrice } from '@caravan/shipping/contract';
import { aDeliveredPrice } from '@caravan/shipping/contract/testing';
import { byTurns, mockEndpoint, renderRoute, sentTo, type RenderRouteOptions } from '@caravan/web-core/testing';
import { describe, expect, test } from 'vitest';
import { examplePage, shoes, tote } from '../dev/example-page.tsx';
import { deliveredTexts as de } from '../i18n/de-delivered.ts';
import { deliveredTexts as en } from '../i18n/en-delivered.ts';
import { deliveredTexts as zh } from '../i18n/zh-delivered.ts';
import { deliveredPriceHandlers } from '../mocks/delivered-price.handlers.ts';
import { shippingWeb } from '../shipping.web.ts';

const all = { en, zh, de };
const germany = { en: 'Germany', zh: '德国', de: 'Deutschland' };

const open = (
  goods: DeliveredPriceProps,
  { handlers = deliveredPriceHandlers(), ...options }: Partial<RenderRouteOptions> = {},
) => renderRoute({ features: [examplePage([goods]), shippingWeb], path: '/', handlers, ...options });

const goTo = (country: string) => {
  document.cookie = `country=${country}; Path=/`;
};
const asked = () => sentTo(getDeliveredPrice).map(({ body }) => body);

/** Amounts in the reader's form, with plain spaces as the queries have them. */
const range = (language: Language, ...fen: number[]) =>
  fen.map((one) => formatFen(one, language).replaceAll('\u00a0', ' ')).join(' – ');

describe.each(byTurns(['en', 'zh', 'de']))('the price to a door (%s)', (language) => {
  const say = all[language];
  const place = germany[language];

  test('is a range with its parts, its reasons and the record of the quotes', async () => {
    goTo('DE');
    const { user } = await open(tote, { language });
    expect(await screen.findByText(range(language, 28300, 31000))).toBeVisible();
    expect(screen.getByText(say.to.replace('{{place}}', place))).toBeVisible();
    expect(asked()).toEqual([
      {
        country: 'DE',
        order_fen: 13_700,
        value_fen: 12_900,
        kinds: 1,
        goods: [{ name: 'Canvas tote', quantity: 1, weight_g: 420 }],
        details: 'navy',
      },
    ]);
    await user.click(screen.getByText(say.includes));
    expect(await screen.findByText(range(language, 9900, 11300))).toBeVisible();
    expect(screen.getByText(range(language, 4700, 6000))).toBeVisible();
    expect(screen.getByText(/Airmail parcel/)).toHaveTextContent(/0[.,]42/);
    // 34 parcels, nine of ten at most 4.5 % dearer.
    expect(screen.getByText(/34/)).toHaveTextContent(/\+4[.,]5/);
    expect(screen.getByRole('link', { name: say.record.link })).toHaveAttribute('href', '/shipping/accuracy');
    expect(screen.getByRole('link', { name: say.duty.link.replace('{{place}}', place) })).toHaveAttribute(
      'href',
      '/shipping/duties/DE',
    );
  });

  test('has the service fee of goods that are not in a cart yet, and says how it comes about', async () => {
    goTo('DE');
    const service_fee = { rate_bp: 550, minimum_fen: 300, free_orders: 2, fee_fen: 710 };
    const from = { platform: 'taobao' as const, shop_name: 'Tote shop' };
    const { user } = await open(
      { ...tote, from },
      { language, handlers: deliveredPriceHandlers(() => aDeliveredPrice({ service_fee })) },
    );
    await user.click(await screen.findByText(say.includes));
    const term = await screen.findByText(say.serviceFee.name);
    expect(screen.getByText(range(language, 710))).toBeVisible();
    expect(term.closest('div')).toHaveTextContent(/5[.,]5/);
    expect(asked()).toMatchObject([{ buying_from: from }]);
  });

  test('says that a weight is unknown, and takes the usual one of the kind, or an own one', async () => {
    goTo('DE');
    const { user, unmount } = await open(shoes, { language });
    expect(await screen.findByText(say.weight.unknown_one)).toBeVisible();
    expect(screen.getByText(`${range(language, 13_700)} ${say.without.all}`)).toBeVisible();
    expect(screen.getByText(new RegExp(say.kind.shoes))).toHaveTextContent('57');

    await user.type(screen.getByRole('textbox', { name: say.weight.own }), '-1{Enter}');
    expect(screen.getByText(say.weight.wrong)).toBeVisible();
    await user.clear(screen.getByRole('textbox', { name: say.weight.own }));
    await user.type(screen.getByRole('textbox', { name: say.weight.own }), '0,8{Enter}');
    expect(await screen.findByText(range(language, 28300, 31000))).toBeVisible();
    expect(asked().at(-1)).toMatchObject({ own_weight_g: 800 });
    unmount();

    const again = await open(shoes, { language });
    await again.user.click(await screen.findByRole('button', { name: say.weight.useUsual }));
    expect(await screen.findByText(range(language, 28300, 31000))).toBeVisible();
    expect(asked().at(-1)).toMatchObject({ usual: true });
    again.unmount();

    // The tab remembers it for the cart and the checkout.
    await open(shoes, { language });
    expect(await screen.findByText(range(language, 28300, 31000))).toBeVisible();
  });

  test('says in clear words that a country is not served, and that no method carries the goods', async () => {
    goTo('IS');
    const { unmount } = await open(tote, { language });
    const status = await screen.findByText(new RegExp(say.notServed.slice(0, 8)));
    expect(within(status).getByRole('link', { name: say.contact })).toHaveAttribute('href', '/user/conversations');
    unmount();
    goTo('DE');
    const refused = () => aDeliveredPrice({ freight: null, duty: null, refusal: 'Heavier than 30 kg' });
    await open(tote, { language, handlers: deliveredPriceHandlers(refused) });
    expect(await screen.findByText(/Heavier than 30 kg/)).toBeVisible();
  });
});

test('without a country it asks for one, and asks the server nothing', async () => {
  await open(tote);
  expect(await screen.findByText(en.ask)).toBeVisible();
  expect(asked()).toEqual([]);
});

test('a shopper gets it for the usual address, and the browser keeps its country', async () => {
  const addresses = mockEndpoint(listAddressesContract, () => [anAddress({ country: 'DE', is_default: true })]);
  await open(tote, { loggedIn: true, handlers: [...deliveredPriceHandlers(), addresses] });
  expect(await screen.findByText('¥283.00 – ¥310.00')).toBeVisible();
  expect(document.cookie).toContain('country=DE');
});

test('a failure offers to try again', async () => {
  goTo('DE');
  const down = http.post('*/v1/delivered_price', () => HttpResponse.json({}, { status: 503 }), { once: true });
  const { user } = await open(tote, { handlers: [down, ...deliveredPriceHandlers()] });
  await screen.findByText(en.failed);
  await user.click(screen.getByRole('button', { name: en.again }));
  expect(await screen.findByText('¥283.00 – ¥310.00')).toBeVisible();
});
