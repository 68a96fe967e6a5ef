import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  accountReasons,
  createAddress,
  fail,
  makeAddressDefault,
  maxAddresses,
  removeAddress,
  updateAddress,
} from '@caravan/account/contract';
import { createAddressContract, listAddressesContract, listCountriesContract } from '@caravan/account/contract/schema';
import { aCountry, anAddress } from '@caravan/account/contract/testing';
import { byTurns, mockEndpoint, sentTo } from '@caravan/web-core/testing';
import { describe, expect, test, vi } from 'vitest';
import { texts as de } from '../../i18n/de.ts';
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';
import { openPage, type OpenOptions } from '../../testing/open-page.ts';

// Filling in ten fields by events takes long on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

const words = {
  en: {
    title: 'Address book',
    add: 'Add an address',
    shipping: /^Shipping addresses/,
    billing: /^Billing addresses/,
    dialog: 'New shipping address',
    first: 'First name',
    last: 'Last name',
    country: 'Country or region',
    us: 'United States',
    state: 'State',
    zip: 'ZIP code',
    detail: 'Detailed address',
    city: 'City',
    phone: 'Phone',
    email: 'E-mail',
    save: 'Save',
    saved: 'The address was saved',
    fillIn: 'Please fill in all items',
    required: 'Please fill this in',
    badPostcode: 'This postcode does not match the country',
    refusal: "Default address can't be deleted",
    remove: /^Delete the address of/,
    sure: 'Delete this address?',
    yes: 'Delete',
    removed: 'The address was deleted',
    makeDefault: /^Make default: the address of/,
    full: new RegExp(`${maxAddresses} of ${maxAddresses} addresses You can save up to ${maxAddresses} addresses`),
    empty: 'No billing address yet. Add one to show it on your receipts.',
  },
  zh: {
    title: '地址簿',
    add: '新增地址',
    shipping: /^收货地址/,
    billing: /^账单地址/,
    dialog: '新增收货地址',
    first: '名',
    last: '姓',
    country: '国家或地区',
    us: '美国',
    state: '州',
    zip: '邮编（ZIP）',
    detail: '详细地址',
    city: '城市',
    phone: '电话',
    email: '邮箱',
    save: '保存',
    saved: '地址已保存',
    fillIn: '请填写所有项目',
    required: '请填写此项',
    badPostcode: '邮编与所选国家不符',
    refusal: '默认地址不能删除',
    remove: /^删除 .* 的地址/,
    sure: '删除这个地址？',
    yes: '删除',
    removed: '地址已删除',
    makeDefault: /^将 .* 的地址设为默认/,
    full: new RegExp(`已保存 ${maxAddresses} 个，最多 ${maxAddresses} 个 最多可保存 ${maxAddresses} 个地址`),
    empty: '还没有账单地址，添加后可显示在收据上。',
  },
} as const;

const second = anAddress({ id: 'address_2', is_default: false, detail: 'Beispielweg 2' });
const two = [anAddress(), second];

/** Pasting fires one event; typing fires many. */
const fill = async (user: UserEvent, field: HTMLElement, text: string) => {
  await user.click(field);
  await user.paste(text);
};

const open = async (options: OpenOptions = {}, path = '/mine/address') => {
  const page = await openPage(path, options);
  await screen.findByRole('button', { name: /^(Add an address|新增地址)$/ });
  return page;
};

describe.each(byTurns(['en', 'zh']))('the address book in %s', (language) => {
  const say = words[language];
  /** Resolves once the form is loaded: while its code and the countries load, another dialog is open. */
  const dialog = async () => {
    await screen.findByLabelText(say.country);
    return within(await screen.findByRole('dialog', { name: say.dialog }));
  };

  test('shows the addresses of one kind, and links to the other', async () => {
    const { user, location } = await open({ language, answers: { addresses: two } });
    expect(document.title).toBe(say.title);
    expect(screen.getByText('Beispielweg 2')).toBeVisible();
    expect(screen.getByRole('link', { name: say.shipping, current: 'page' })).toHaveTextContent('2');
    await user.click(screen.getByRole('link', { name: say.billing }));
    expect(location()).toBe('/mine/address?kind=billing');
    expect(await screen.findByText(say.empty)).toBeVisible();
  });

  test('refuses an empty form with the specified texts and keeps the values', async () => {
    const { user } = await open({ language });
    await user.click(screen.getByRole('button', { name: say.add }));
    const form = await dialog();
    await fill(user, form.getByLabelText(say.city), 'Fresno');
    await user.click(form.getByRole('button', { name: say.save }));
    expect(await form.findByText(say.fillIn)).toBeVisible();
    await waitFor(() => expect(form.getByLabelText(say.country)).toHaveAccessibleDescription(say.required));
    expect(form.getByLabelText(say.city)).toHaveValue('Fresno');
    expect(sentTo(createAddress)).toEqual([]);
  });

  test('shows an address in its country’s format', async () => {
    const next = { addresses: [anAddress({ detail: '14 Example Avenue' })] };
    const { user } = await open({ language, answers: { next } });
    await user.click(screen.getByRole('button', { name: say.add }));
    const form = await dialog();
    expect(form.queryByLabelText(say.zip)).toBeNull();
    await user.click(form.getByLabelText(say.country));
    await user.click(await screen.findByRole('option', { name: say.us }));
    await waitFor(() => expect(form.getByLabelText(say.country)).toHaveFocus());
    await user.selectOptions(await form.findByLabelText(say.state), 'California');
    await fill(user, form.getByLabelText(say.first), 'Ada');
    await fill(user, form.getByLabelText(say.last), 'Example');
    await fill(user, form.getByLabelText(say.detail), '14 Example Avenue');
    await fill(user, form.getByLabelText(say.city), 'Fresno');
    await fill(user, form.getByLabelText(say.zip), '9365');
    await user.tab();
    await waitFor(() => expect(form.getByLabelText(say.zip)).toHaveAccessibleDescription(say.badPostcode));
    await fill(user, form.getByLabelText(say.zip), '0');
    await fill(user, form.getByLabelText(say.phone), '559 555 0134');
    // The profile's e-mail: the test types no other.
    expect(form.getByLabelText(say.email)).toHaveValue('shopper@example.test');
    await user.click(form.getByRole('button', { name: say.save }));
    expect(await screen.findByText(say.saved)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo(createAddress)).toMatchObject([
      {
        body: {
          kind: 'shipping',
          country: 'US',
          continent: 'north_america',
          province: 'CA',
          city: 'Fresno',
          detail: '14 Example Avenue',
          postcode: '93650',
          phone: '559 555 0134',
          email: 'shopper@example.test',
        },
      },
    ]);
    expect(await screen.findByText('14 Example Avenue')).toBeVisible();
  });

  test('never deletes the default address', async () => {
    const { user } = await open({ language, answers: { addresses: two } });
    await user.click(screen.getAllByRole('button', { name: say.remove })[0] as HTMLElement);
    expect(await screen.findByText(say.refusal)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sentTo(removeAddress)).toEqual([]);
  });

  test('asks before it deletes another address, and confirms it', async () => {
    const next = { addresses: [anAddress()] };
    const { user } = await open({ language, answers: { addresses: two, next } });
    await user.click(screen.getAllByRole('button', { name: say.remove })[1] as HTMLElement);
    const sure = within(await screen.findByRole('alertdialog', { name: say.sure }));
    expect(sentTo(removeAddress)).toEqual([]);
    await user.click(sure.getByRole('button', { name: say.yes }));
    expect(await screen.findByText(say.removed)).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Beispielweg 2')).toBeNull());
    expect(sentTo(removeAddress)).toMatchObject([{ params: { id: 'address_2' } }]);
  });

  test('makes another address the default', async () => {
    const { user } = await open({ language, answers: { addresses: two } });
    await user.click(screen.getByRole('button', { name: say.makeDefault }));
    await waitFor(() => expect(sentTo(makeAddressDefault)).toMatchObject([{ params: { id: 'address_2' } }]));
  });

  test('is full at the most addresses, and says so', async () => {
    const addresses = Array.from({ length: maxAddresses }, (_, index) =>
      anAddress({ id: `a${index}`, is_default: index === 0, kind: index < 11 ? 'shipping' : 'billing' }),
    );
    const { user } = await open({ language, answers: { addresses } });
    const add = screen.getByRole('button', { name: say.add });
    expect(add).toHaveAttribute('aria-disabled', 'true');
    expect(add).toHaveAccessibleDescription(say.full);
    await user.click(add);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the form', () => {
  test('of a saved address starts with its values', async () => {
    const { user } = await open({ answers: { addresses: two } });
    await user.click(screen.getByRole('button', { name: /^Edit the address of .* Beispielweg 2/ }));
    await screen.findByLabelText('Country or region');
    const form = within(await screen.findByRole('dialog', { name: 'Edit the address' }));
    expect(form.getByLabelText('Detailed address')).toHaveValue('Beispielweg 2');
    expect(form.getByLabelText('Country or region')).toHaveValue('Germany');
    expect(form.queryByLabelText('Province')).toBeNull();
    await user.clear(form.getByLabelText('City'));
    await fill(user, form.getByLabelText('City'), 'Potsdam');
    await user.click(form.getByRole('checkbox', { name: 'Make this the default' }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sentTo(updateAddress)).toMatchObject([
        { params: { id: 'address_2' }, body: { city: 'Potsdam', detail: 'Beispielweg 2', is_default: true } },
      ]),
    );
  });

  test('marks fields that the server refuses and stays open', async () => {
    const refusing = mockEndpoint(createAddressContract, () => {
      throw fail('invalid', { fields: { phone: accountReasons.phone_invalid.text.en } });
    });
    const { user } = await open({ handlers: [refusing] });
    await user.click(screen.getByRole('button', { name: 'Add an address' }));
    await screen.findByLabelText('Country or region');
    const form = within(await screen.findByRole('dialog'));
    await user.click(form.getByLabelText('Country or region'));
    await user.click(await screen.findByRole('option', { name: 'Angola' }));
    // The list takes the focus back a frame after the choice.
    await waitFor(() => expect(form.getByLabelText('Country or region')).toHaveFocus());
    const filled = {
      'First name': 'Ada',
      'Last name': 'Example',
      'Detailed address': 'Rua 1',
      City: 'Luanda',
      Phone: '12345',
    };
    for (const [label, text] of Object.entries(filled)) await fill(user, form.getByLabelText(label), text);
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(form.getByLabelText('Phone')).toHaveAccessibleDescription(/Please enter a valid phone number/),
    );
    expect(form.getByLabelText('City')).toHaveValue('Luanda');
  });

  test('keeps the draft when it is closed, and clears it on cancel', async () => {
    const { user } = await open();
    const add = screen.getByRole('button', { name: 'Add an address' });
    await user.click(add);
    await fill(user, await screen.findByLabelText('City'), 'Luanda');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(add);
    await waitFor(() => expect(within(screen.getByRole('dialog')).getByLabelText('City')).toHaveValue('Luanda'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(add);
    expect(await screen.findByLabelText('City')).toHaveValue('');
  });

  test('waits for the countries, and retries after a failure', async () => {
    let broken = true;
    const countries = mockEndpoint(listCountriesContract, () => {
      if (broken) throw fail('unavailable');
      return [];
    });
    const { user } = await open({ handlers: [countries] });
    await user.click(screen.getByRole('button', { name: 'Add an address' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    broken = false;
    await user.click(again);
    expect(await screen.findByLabelText('Country or region')).toBeVisible();
  });
});

const texts = { en, zh, de };

test.each(byTurns(['en', 'zh', 'de']))(
  'the form takes a person with one name, and an e-mail with an internationalised domain (%s)',
  async (language) => {
    const { address: t, save } = texts[language];
    const { user } = await openPage('/mine/address', { language });
    await user.click(await screen.findByRole('button', { name: t.add }));
    const country = await screen.findByLabelText(t.country);
    const form = within(await screen.findByRole('dialog', { name: t.new.shipping }));
    expect(form.getByLabelText(t.lastName)).toHaveAccessibleDescription(t.lastNameHint);
    await user.click(country);
    await user.click(await screen.findByRole('option', { name: /^(Angola|安哥拉)$/ }));
    await waitFor(() => expect(country).toHaveFocus());
    const filled = { [t.detail]: 'Rua 1', [t.city]: 'Luanda', [t.phone]: '＋２４４９２３１２３４５６' };
    for (const [label, text] of Object.entries(filled)) await fill(user, form.getByLabelText(label), text);
    await user.clear(form.getByLabelText(t.email));
    await fill(user, form.getByLabelText(t.email), 'info@почта.рф');
    await user.click(form.getByRole('button', { name: save }));
    await waitFor(() => expect(form.getByLabelText(t.firstName)).toHaveFocus());
    expect(form.getByLabelText(t.lastName)).not.toHaveAttribute('aria-invalid');
    await fill(user, form.getByLabelText(t.firstName), 'Suharto');
    await user.click(form.getByRole('button', { name: save }));
    await waitFor(() =>
      expect(sentTo(createAddress)).toMatchObject([
        { body: { first_name: 'Suharto', last_name: '', email: 'info@xn--80a1acny.xn--p1ai' } },
      ]),
    );
  },
);

test('the form offers provinces as addresses of the country have them', async () => {
  const china = aCountry({
    code: 'CN',
    name: 'China',
    has_province: true,
    provinces: [{ code: 'GD', name: 'Guangdong' }],
  });
  const { user } = await open({ handlers: [mockEndpoint(listCountriesContract, () => [china])] });
  await user.click(screen.getByRole('button', { name: 'Add an address' }));
  await user.click(await screen.findByLabelText('Country or region'));
  await user.click(await screen.findByRole('option', { name: 'China' }));
  expect(await screen.findByRole('option', { name: 'Guangdong' })).toHaveValue('Guangdong');
});

test('an address book that failed to load can be retried', async () => {
  let broken = true;
  const book = mockEndpoint(listAddressesContract, () => {
    if (broken) throw fail('unavailable');
    return [anAddress()];
  });
  const { user } = await openPage('/mine/address', { handlers: [book] });
  const again = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await user.click(again);
  expect(await screen.findByText('Musterstraße 1')).toBeVisible();
});
