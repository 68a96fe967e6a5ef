import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { getConfigurationsContract } from '@caravan/content/contract/schema';
import { someConfigurations } from '@caravan/content/contract/testing';
import { estimateLandedCost } from '@caravan/logistics/contract';
import { estimateShipping, listShippingAccuracy } from '@caravan/shipping/contract';
import { fail } from '@caravan/warehouse-packages/contract';
import { estimateShippingContract } from '@caravan/shipping/contract/schema';
import { anAccuracy, aQuote } from '@caravan/shipping/contract/testing';
import * as shipping from '@caravan/shipping/web/testing';
import { someQuotes } from '@caravan/warehouse-packages/contract/testing';
import { byTurns, commonWords, mockEndpoint, mockServer, sentTo } from '@caravan/web-core/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';
import { openPage, type OpenOptions } from '../../testing/open-page.ts';

const flag = (isOpen: boolean) =>
  mockEndpoint(getConfigurationsContract, () =>
    someConfigurations({ features: { shipping_estimate: isOpen, community: false } }),
  );

const open = (options: Partial<OpenOptions> = {}) =>
  openPage({ path: '/estimate', loggedIn: false, ...options, handlers: [...(options.handlers ?? []), flag(true)] });

beforeEach(() => sessionStorage.clear());

describe.each(byTurns(['en', 'zh']))('the estimate in %s', (language) => {
  const texts = { en, zh }[language];
  const { accuracy: accuracyTexts } = shipping[language];
  const weight = () => screen.getByRole('textbox', { name: texts.estimate.weight });
  const country = () => screen.getByRole('combobox', { name: texts.address.country });
  const compare = () => screen.getByRole('button', { name: texts.estimate.submit });
  const chooseGermany = async (user: UserEvent) => {
    await user.click(country());
    await user.click(await screen.findByRole('option', { name: { en: 'Germany', zh: '德国' }[language] }));
    // The list takes the focus back a frame after the choice.
    await waitFor(() => expect(country()).toHaveFocus());
  };

  test('a link fills in the weight, also over an earlier draft', async () => {
    sessionStorage.setItem('caravan.draft:estimate', JSON.stringify({ weight_g: '9', length_mm: '30' }));
    await open({ language, path: '/estimate?weight=620' });
    await waitFor(() => expect(weight()).toHaveValue('0.62'));
    expect(screen.getByRole('textbox', { name: new RegExp(`^${texts.estimate.length}`) })).toHaveValue('30');
  });

  test.each(['0', '-5', '1e3', '100001', 'heavy', '<b>'])('a weight of "%s" in a link is ignored', async (given) => {
    await open({ language, path: `/estimate?weight=${encodeURIComponent(given)}` });
    expect(weight()).toHaveValue('');
  });

  test('adds duty and tax by the cheapest method if a value is given, and asks for an amount', async () => {
    const { user } = await open({ language });
    const value = () => screen.getByRole('textbox', { name: new RegExp(`^${texts.landed.value}`) });
    await chooseGermany(user);
    await user.type(weight(), '1.5');
    await user.type(value(), 'a lot');
    await user.click(compare());
    await waitFor(() => expect(value()).toBeInvalid());
    expect(sentTo(estimateShipping)).toEqual([]);
    await user.clear(value());
    await user.type(value(), '500');
    await user.click(compare());
    const region = within(await screen.findByRole('region', { name: texts.landed.title }));
    expect(await region.findByText('¥98.42 – ¥125.49')).toBeVisible();
    expect(region.getByText(texts.landed.byMethod.replace('{{method}}', 'Sea parcel'))).toBeVisible();
    expect(sentTo(estimateShipping)[0]?.body).not.toHaveProperty('value_fen');
    expect(sentTo(estimateLandedCost)).toMatchObject([
      { body: { country: 'DE', value_fen: 50_000, shipping_fen: 11_750, kinds: 1 } },
    ]);
  });

  test('compares all shipping methods for a country, a weight, a size and kinds of goods, without an account', async () => {
    const reason = 'This line does not carry some of these goods';
    const lines = [
      aQuote({ id: 'air', name: 'Airmail parcel', available: false, reason }),
      aQuote({ id: 'sea', name: 'Sea parcel', fee_fen: 10_400, real_g: 1_700, volumetric_g: 0, chargeable_g: 1_700 }),
      aQuote({ id: 'express', name: 'Express', fee_fen: 87_000, volumetric_g: 5_400, chargeable_g: 5_400 }),
      aQuote({
        id: 'sheet',
        name: 'By a price sheet',
        by_sheet: true,
        first_fen: 80_000,
        further_steps: 0,
        surcharges: [{ kind: 'fuel', fen: 8_000 }],
        fee_fen: 88_800,
      }),
    ];
    const { user } = await open({ language, answers: { quotes: someQuotes({ weight_g: 1_500, lines }) } });
    expect(document.head.querySelector('meta[name="robots"]')).toBeNull();
    await chooseGermany(user);
    await user.type(weight(), '1.5');
    for (const side of ['length', 'width', 'height'] as const)
      await user.type(screen.getByRole('textbox', { name: new RegExp(`^${texts.estimate[side]}`) }), '30');
    await user.click(screen.getByRole('checkbox', { name: texts.restriction.battery }));
    await user.click(compare());

    const table = within(
      await screen.findByRole('table', {
        name: texts.estimate.results.replace('{{place}}', { en: 'Germany', zh: '德国' }[language]),
      }),
    );
    const rows = table.getAllByRole('row').slice(1);
    expect(rows).toHaveLength(4);
    const bySheet = table.getByRole('row', { name: /By a price sheet/ });
    expect(bySheet).toHaveTextContent(`${texts.fee.freight}¥800.00`);
    expect(bySheet).toHaveTextContent(`${texts.fee.surcharge.fuel}¥80.00`);
    expect(within(rows[0] as HTMLElement).getByText('¥104.00')).toBeInTheDocument();
    expect(
      table.getByText(
        new RegExp({ en: 'Charged for 5\\.40 kg volumetric weight', zh: '按体积重 5\\.40 kg' }[language]),
      ),
    ).toBeInTheDocument();
    expect(table.getByText(reason)).toBeInTheDocument();
    expect(table.queryByRole('radio')).not.toBeInTheDocument();
    expect(sentTo(estimateShipping)).toMatchObject([
      {
        body: {
          country: 'DE',
          weight_g: 1_500,
          length_mm: 300,
          width_mm: 300,
          height_mm: 300,
          restrictions: ['battery'],
        },
      },
    ]);
  });

  test('says how well quotes to the country were kept, or that there are too few parcels yet', async () => {
    const { user, answers } = await open({ language, answers: { accuracy: [anAccuracy({ method_id: 'line_sea' })] } });
    const more = () => screen.getByRole('link', { name: accuracyTexts.link });
    expect(more()).toHaveAttribute('href', '/shipping/accuracy');
    expect(sentTo(listShippingAccuracy)).toEqual([]);
    await chooseGermany(user);
    await user.type(weight(), '2');
    await user.click(compare());
    const said = {
      en: /median -1.2%, 9 of 10 at most \+4.5% \(34 parcels since/,
      zh: /中位数 -1.2%，九成不超过 \+4.5%/,
    };
    expect(await screen.findByText(said[language])).toBeVisible();
    expect(screen.getByRole('row', { name: /Sea parcel/ })).toHaveTextContent(said[language]);
    const few = accuracyTexts.fewTo.replace('{{place}}', { en: 'United States', zh: '美国' }[language]);
    expect(screen.queryByText(new RegExp(few))).toBeNull();

    answers.accuracy = [];
    await user.click(country());
    await user.click(await screen.findByRole('option', { name: { en: 'United States', zh: '美国' }[language] }));
    await user.click(compare());
    expect(await screen.findByText(new RegExp(few))).toBeVisible();
    expect(screen.queryByText(said[language])).toBeNull();
  });

  test('marks missing values, in the units of the form', async () => {
    const { user } = await open({ language });
    await user.click(compare());
    await waitFor(() =>
      expect(country()).toHaveAccessibleDescription(
        { en: 'Please choose a country', zh: '请选择国家或地区' }[language],
      ),
    );
    expect(country()).toHaveFocus();
    await chooseGermany(user);
    await user.type(weight(), '101');
    await user.type(screen.getByRole('textbox', { name: new RegExp(`^${texts.estimate.length}`) }), '30');
    await user.click(compare());
    await waitFor(() =>
      expect(weight()).toHaveAccessibleDescription(
        expect.stringContaining(
          { en: 'Enter a weight from 0.001 to 100 kg', zh: '请输入 0.001-100 kg 的重量' }[language],
        ),
      ),
    );
    expect(screen.getByRole('textbox', { name: new RegExp(`^${texts.estimate.width}`) })).toHaveAccessibleDescription(
      { en: 'Please fill this in', zh: '请填写此项' }[language],
    );
  });

  test('says on the page that no shipping method serves the country, and keeps the values', async () => {
    const nowhere = mockEndpoint(estimateShippingContract, () => {
      throw fail('country_not_served');
    });
    const { user } = await open({ language, handlers: [nowhere] });
    await chooseGermany(user);
    await user.type(weight(), '2');
    await user.click(compare());
    expect(
      await screen.findByText(texts.estimate.notServed.replace('{{place}}', { en: 'Germany', zh: '德国' }[language])),
    ).toBeVisible();
    expect(weight()).toHaveValue('2');
  });

  test('is closed until the operator opens it', async () => {
    await open({ language, handlers: [flag(false)] });
    expect(
      screen.getByText(
        {
          en: /^Sorry, this feature is not open yet\. Our online service is happy to help you\.Each product page/,
          zh: /^抱歉 该功能暂未开放 您可以联系在线客服帮您解答~商品页可以查看到手价。$/,
        }[language],
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: texts.estimate.submit })).not.toBeInTheDocument();
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test('countries that failed to load are retried', async () => {
    const broken = http.get('*/v1/country', () =>
      HttpResponse.json({ code: 500, message: '', data: { reason: 'internal' } }, { status: 500 }),
    );
    const { user, mocks } = await open({ language, handlers: [broken] });
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.address.failed);
    mockServer.use(...mocks);
    await user.click(screen.getByRole('button', { name: commonWords[language].again }));
    await user.click(country());
    expect(await screen.findByRole('option', { name: { en: 'Germany', zh: '德国' }[language] })).toBeVisible();
  });
});
