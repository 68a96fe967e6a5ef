import { screen, waitFor, within } from '@testing-library/react';
import { listCountriesSchema } from '@caravan/account/contract/schema';
import { fail, logisticsPaths, type NewLead } from '@caravan/logistics/contract';
import { createLeadSchema } from '@caravan/logistics/contract/schema';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { renderRoute } from '@caravan/web-core/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';
import { logisticsWeb } from '../../logistics.web.ts';
import { logisticsHandlers, someCountries } from '../../mocks/logistics.handlers.ts';

const path = logisticsPaths.landing.href();
const allTexts = { en, zh };

type Handlers = NonNullable<Parameters<typeof renderRoute>[0]['handlers']>;

const show = (language: 'en' | 'zh' = 'en', handlers: Handlers = []) =>
  renderRoute({ feature: logisticsWeb, path, language, handlers: [...handlers, ...logisticsHandlers()] });

type Page = Awaited<ReturnType<typeof show>>;

beforeEach(() => sessionStorage.clear());

const rows = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test.each([
  [
    'en',
    ['250,000 customers', '200 countries they are in', '180 countries and 250 regions our lines reach', '7 warehouses'],
    ['1-3 days', '5-10 days', '10-14 days', '3-5 weeks'],
    ['From China', 'From Hong Kong'],
  ],
  [
    'zh',
    ['250,000 位客户', '200 个客户所在国家', '180 个国家、250 个地区，线路可达', '7 个仓库'],
    ['1-3 天', '5-10 天', '10-14 天', '3-5 周'],
    ['中国内地发货', '香港发货'],
  ],
] as const)('in %s it makes the claims of the service and no others', async (language, claims, times, places) => {
  await show(language);
  const words = allTexts[language];
  expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  expect(document.title).toContain(words.metaTitle);
  expect(rows(words.figures.title)).toEqual(claims);
  expect(rows(words.delivery.title).map((row) => times.find((time) => row?.endsWith(time)))).toEqual(times);
  for (const name of places) expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
  // Apart from these and the numbers of the steps, the page has no number in it.
  const numbers = (document.querySelector('main')?.textContent ?? '').match(/\d[\d,]*/g) ?? [];
  const known = ['250,000', '200', '180', '250', '7', '1', '3', '5', '10', '14', '2', '4', '0', '2000'];
  expect(numbers.filter((number) => !known.includes(number))).toEqual([]);
});

test('leads to the form, and who buys for themselves to the process', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'Ask for an offer' })).toHaveAttribute('href', '#enquiry');
  expect(document.getElementById('enquiry')).toHaveTextContent('Ask for an offer');
  expect(screen.getByRole('link', { name: 'How proxy purchase works' })).toHaveAttribute('href', '/faq/59/proxy-purchase-process');
});

const field = (name: string) => screen.findByLabelText(name);

/** Pasted, as a person may: typing letter by letter shows nothing more and takes a busy machine too long. */
const fillIn = async ({ user }: Page, language: 'en' | 'zh') => {
  const { enquiry } = allTexts[language];
  const values = [
    [enquiry.name, 'Ada Example'],
    [enquiry.company, 'Example Goods'],
    [enquiry.email, 'ada@example.test'],
    [enquiry.phone, '020 7946 0018'],
    [enquiry.parcels, '400'],
    [enquiry.message, 'Stationery to Europe.'],
  ] as const;
  for (const [label, value] of values) {
    await user.click(await field(label));
    await user.paste(value);
  }
  await screen.findByText(language === 'en' ? 'United Kingdom' : '英国');
  await user.selectOptions(await field(enquiry.country), 'GB');
};

const taking = (sent: NewLead[]) =>
  mockEndpoint(createLeadSchema, ({ body }) => {
    sent.push(body);
    return { id: 'lead-1' };
  });

describe('the form', () => {
  test.each(['en', 'zh'] as const)('in %s sends what was filled in, once, and says where the answer goes', async (language) => {
    const sent: NewLead[] = [];
    const page = await show(language, [taking(sent)]);
    const { enquiry } = allTexts[language];
    await fillIn(page, language);
    await page.user.dblClick(screen.getByRole('button', { name: enquiry.submit }));
    const heading = await screen.findByRole('heading', { level: 3, name: enquiry.sentTitle });
    expect(heading).toHaveFocus();
    expect(screen.getByText(enquiry.sentText.replace('{{email}}', 'ada@example.test'))).toBeVisible();
    expect(sent).toEqual([
      {
        name: 'Ada Example',
        company: 'Example Goods',
        email: 'ada@example.test',
        phone: '020 7946 0018',
        country: 'GB',
        monthly_parcels: 400,
        message: 'Stationery to Europe.',
        website: '',
        shown_ms: expect.any(Number) as number,
      },
    ]);
    await page.user.click(screen.getByRole('button', { name: enquiry.another }));
    expect(await field(enquiry.name)).toHaveValue('');
  });

  test.each([
    ['en', 'Please fill this in', 'Please choose a country'],
    ['zh', '请填写此项', '请选择国家或地区'],
  ] as const)('in %s names what is missing and stands at the first of it', async (language, required, country) => {
    const sent: NewLead[] = [];
    const { user } = await show(language, [taking(sent)]);
    const { enquiry } = allTexts[language];
    await user.click(await screen.findByRole('button', { name: enquiry.submit }));
    await waitFor(async () => expect(await field(enquiry.name)).toHaveFocus());
    expect(screen.getByRole('combobox', { name: enquiry.country })).toHaveAccessibleDescription(country);
    expect(await field(enquiry.name)).toHaveAccessibleDescription(required);
    expect(sent).toEqual([]);
  });

  test('puts what the server finds wrong at its field, and loses nothing', async () => {
    const refusing = mockEndpoint(createLeadSchema, () => {
      throw fail('invalid', { fields: { phone: 'Please enter a valid phone number' } });
    });
    const page = await show('en', [refusing]);
    await fillIn(page, 'en');
    await page.user.click(screen.getByRole('button', { name: en.enquiry.submit }));
    const phone = await field(en.enquiry.phone);
    await waitFor(() => expect(phone).toHaveAccessibleDescription(/Please enter a valid phone number/));
    expect(phone).toHaveValue('020 7946 0018');
    expect(screen.getByRole('textbox', { name: en.enquiry.message })).toHaveValue('Stationery to Europe.');
  });

  test('hides its trap from people, and sends what a program put into it', async () => {
    const sent: NewLead[] = [];
    const page = await show('en', [taking(sent)]);
    await fillIn(page, 'en');
    expect(screen.queryByRole('textbox', { name: en.enquiry.trap })).toBeNull();
    const trap = document.querySelector<HTMLInputElement>('input[name="website"]');
    if (!trap) throw new Error('no trap');
    expect(trap.tabIndex).toBe(-1);
    await page.user.type(trap, 'https://spam.example');
    await page.user.click(screen.getByRole('button', { name: en.enquiry.submit }));
    await waitFor(() => expect(sent).toMatchObject([{ website: 'https://spam.example' }]));
  });

  test('offers to load the countries again where they did not come', async () => {
    let times = 0;
    const failing = mockEndpoint(listCountriesSchema, () => {
      times += 1;
      if (times === 1) throw fail('unavailable');
      return someCountries;
    });
    const { user } = await show('en', [failing]);
    await user.click(await screen.findByRole('button', { name: en.enquiry.again }));
    expect(await screen.findByRole('option', { name: 'United Kingdom' })).toBeInTheDocument();
  });
});
