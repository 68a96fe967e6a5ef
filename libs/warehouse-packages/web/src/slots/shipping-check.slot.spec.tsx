import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { anAddress } from '@caravan/account/contract/testing';
import { listAddresses } from '@caravan/account/contract';
import { formatWeight } from '@caravan/kernel';
import type { ShippingCheckProps } from '@caravan/goods/api';
import { estimateShipping } from '@caravan/shipping/contract';
import { fail } from '@caravan/warehouse-packages/contract';
import { estimateShippingContract } from '@caravan/shipping/contract/schema';
import { aQuote } from '@caravan/shipping/contract/testing';
import { someQuotes } from '@caravan/warehouse-packages/contract/testing';
import { useLazySlot, type WebFeature } from '@caravan/web-core';
import { byTurns, mockEndpoint, renderRoute, type RenderRouteOptions, sentTo } from '@caravan/web-core/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { texts as en } from '../i18n/en.ts';
import { texts as zh } from '../i18n/zh.ts';
import {
  addressesHandlers,
  packageAnswers,
  packagesHandlers,
  type PackageAnswers,
} from '../mocks/packages.handlers.ts';
import { ownFeatures } from '../testing/open-page.ts';

/** A page with the slot, like a product's page with its pieces. */
const pageOf = (facts: ShippingCheckProps): WebFeature => ({
  id: 'place',
  texts: { en: async () => ({ texts: {} }), zh: async () => ({ texts: {} }) },
  routes: [
    {
      path: '/',
      layout: 'default',
      load: async () => ({
        Page: () => {
          const Check = useLazySlot('shippingCheck');
          const [pieces, setPieces] = useState(1);
          return Check ? (
            <>
              <h1>Lamp</h1>
              <button onClick={() => setPieces(pieces + 1)}>one more</button>
              <Check {...facts} weight_g={facts.weight_g && facts.weight_g * pieces} />
            </>
          ) : null;
        },
        meta: () => ({ title: 'Lamp' }),
      }),
    },
  ],
});

const lamp: ShippingCheckProps = { title: '台灯 可充电', description: 'Glass shade', weight_g: 420 };

const open = ({
  facts = {},
  answers = {},
  handlers = [],
  ...options
}: Partial<RenderRouteOptions> & {
  facts?: Partial<ShippingCheckProps>;
  answers?: Partial<PackageAnswers>;
} = {}) => {
  const answer = packageAnswers(answers);
  return renderRoute({
    features: [pageOf({ ...lamp, ...facts }), ...ownFeatures],
    path: '/',
    handlers: [...handlers, ...packagesHandlers(answer), ...addressesHandlers(answer)],
    ...options,
  });
};
const asked = () => sentTo(estimateShipping).map(({ body }) => body);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe.each(byTurns(['en', 'zh']))('whether a product can be shipped (%s)', (language) => {
  const texts = { en, zh }[language];
  const germany = { en: 'Germany', zh: '德国' }[language];
  const country = () => screen.findByRole('combobox', { name: texts.address.country });
  const weight = () => screen.getByRole('textbox', { name: texts.check.weight });
  const kind = (name: keyof typeof texts.restriction) =>
    screen.getByRole('checkbox', { name: texts.restriction[name] });
  const submit = () => screen.getByRole('button', { name: texts.check.submit });
  const choose = async (user: UserEvent, name: string) => {
    await user.click(await country());
    await user.click(await screen.findByRole('option', { name }));
  };
  const summary = (grams: number, ...kinds: (keyof typeof texts.restriction)[]) =>
    texts.check.results
      .replace('{{place}}', germany)
      .replace('{{weight}}', formatWeight(grams))
      .replace(
        '{{kinds}}',
        kinds.map((name) => texts.restriction[name]).join(language === 'zh' ? '、' : ', ') || texts.check.noKinds,
      );

  test('a shopper gets the answer for the usual address at once, with our guess of the kinds of goods', async () => {
    const addresses = [anAddress({ country: 'US', is_default: false }), anAddress({ id: 'usual', is_default: true })];
    const { user } = await open({ language, loggedIn: true, answers: { addresses } });
    // The rules of the form load with the first check.
    const first = await screen.findByRole('heading', { name: summary(420, 'battery', 'fragile') }, { timeout: 10_000 });
    expect(first).toBeVisible();
    expect(asked()).toEqual([{ country: 'DE', weight_g: 420, restrictions: ['battery', 'fragile'] }]);
    const guess = texts.check.guessed.replace(
      '{{kinds}}',
      [texts.restriction.battery, texts.restriction.fragile].join(language === 'zh' ? '、' : ', '),
    );
    expect(screen.getByRole('group', { name: texts.check.kinds })).toHaveAccessibleDescription(guess);
    expect(kind('battery')).toBeChecked();
    expect(kind('liquid')).not.toBeChecked();

    expect(screen.getByText(texts.check.carried_other.replace('{{count}}', '3'))).toBeVisible();
    const sea = screen.getByText('Sea parcel').closest('li') as HTMLElement;
    expect(within(sea).getByText('¥117.50')).toBeVisible();
    expect(within(sea).getByText({ en: '40-60 days', zh: '40-60 天' }[language])).toBeVisible();
    expect(screen.getByText(/Heavier than the 2 kg/)).not.toBeVisible();
    await user.click(screen.getByText(texts.choose.closed_one.replace('{{count}}', '1')));
    expect(screen.getByText(/Heavier than the 2 kg/)).toBeVisible();
    await user.click(screen.getByText(texts.check.why));
    expect(screen.getByText(texts.check.because.battery)).toBeVisible();
    expect(screen.queryByText(texts.check.because.liquid)).toBeNull();
    expect(screen.getByRole('link', { name: texts.check.prohibited })).toHaveAttribute(
      'href',
      '/faq/71/prohibited-goods',
    );
    expect(screen.getByRole('link', { name: texts.check.customs })).toHaveAttribute('href', '/faq/72/customs');
    expect(screen.getByText(texts.check.note)).toBeVisible();
  });

  test('a visitor is asked for the country once, and corrects the guess by the keyboard', async () => {
    const { user, unmount } = await open({ language });
    expect(await country()).toHaveValue('');
    expect(weight()).toHaveValue('0.42');
    expect(sentTo(listAddresses)).toEqual([]);
    await choose(user, germany);
    kind('battery').focus();
    await user.keyboard(' ');
    submit().focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: summary(420, 'fragile') })).toBeVisible();
    expect(asked()).toEqual([{ country: 'DE', weight_g: 420, restrictions: ['fragile'] }]);
    unmount();

    await open({ language });
    expect(await screen.findByRole('heading', { name: summary(420, 'battery', 'fragile') })).toBeVisible();
    expect(await country()).toHaveValue(germany);
  });

  test('a weight that the shop does not state is asked for, by the rules of the estimate', async () => {
    const { user } = await open({ language, facts: { weight_g: null, title: 'Tote', description: '' } });
    await choose(user, germany);
    expect(weight()).toHaveAccessibleDescription(texts.check.weightAsked);
    expect(screen.getByRole('group', { name: texts.check.kinds })).toHaveAccessibleDescription(texts.check.notGuessed);
    await user.click(submit());
    await waitFor(() => expect(weight()).toBeInvalid());
    expect(weight()).toHaveFocus();
    await user.type(weight(), '1,5');
    await user.click(submit());
    expect(await screen.findByRole('heading', { name: summary(1_500) })).toBeVisible();
    expect(asked()).toEqual([{ country: 'DE', weight_g: 1_500 }]);
  });

  test('says that no method carries it, and why not', async () => {
    const closed = [aQuote({ available: false, reason: 'Does not accept batteries' })];
    document.cookie = 'country=DE; Path=/';
    await open({ language, answers: { quotes: { ...someQuotes(), lines: closed } } });
    expect(await screen.findByText(texts.check.none.replace('{{place}}', germany))).toBeVisible();
    expect(screen.getByText('Does not accept batteries')).toBeVisible();
  });

  test('says that no method serves the country', async () => {
    document.cookie = 'country=DE; Path=/';
    const nowhere = mockEndpoint(estimateShippingContract, () => {
      throw fail('country_not_served');
    });
    await open({ language, handlers: [nowhere] });
    expect(await screen.findByText(texts.estimate.notServed.replace('{{place}}', germany))).toBeVisible();
    expect(screen.queryByText(texts.check.note)).toBeNull();
  });
});

test('another number of pieces is asked anew, unless the shopper has typed a weight', async () => {
  document.cookie = 'country=DE; Path=/';
  const { user } = await open();
  await screen.findByRole('heading', { name: new RegExp(formatWeight(420)) });
  const more = screen.getByRole('button', { name: 'one more' });
  await user.click(more);
  await user.click(more);
  expect(await screen.findByRole('heading', { name: new RegExp(formatWeight(1_260)) })).toBeVisible();
  expect(asked().at(-1)).toMatchObject({ country: 'DE', weight_g: 1_260 });
  const weight = screen.getByRole('textbox', { name: en.check.weight });
  await user.clear(weight);
  await user.type(weight, '2');
  await user.click(more);
  await user.click(screen.getByRole('button', { name: en.check.submit }));
  expect(await screen.findByRole('heading', { name: new RegExp(formatWeight(2_000)) })).toBeVisible();
  expect(weight).toHaveValue('2');
});

test('what another browser code left as a country is not believed', async () => {
  document.cookie = 'country=%3Cb%3E; Path=/';
  await open();
  expect(await screen.findByRole('combobox', { name: en.address.country })).toHaveValue('');
});
