import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { listCountriesContract } from '@caravan/account/contract/schema';
import { createLead, fail } from '@caravan/logistics/contract';
import { createLeadContract } from '@caravan/logistics/contract/schema';
import { logisticsPaths } from '@caravan/routes';
import { byTurns, mockEndpoint, renderRoute, sentTo } from '@caravan/web-core/testing';
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
    [
      '250,000 customers',
      '200 countries with our customers',
      '180 countries and 250 regions we ship to',
      '7 warehouses',
    ],
    ['1-3 days', '5-10 days', '10-14 days', '3-5 weeks'],
    ['From China', 'From Hong Kong'],
  ],
  [
    'zh',
    ['250,000 位客户', '200 个客户所在国家', '180 个国家、250 个地区，线路可达', '7 个仓库'],
    ['1-3 天', '5-10 天', '10-14 天', '3-5 周'],
    ['中国内地发货', '香\u2060港发货'],
  ],
] as const)('in %s it makes the claims of the service and no others', async (language, claims, times, places) => {
  await show(language);
  const words = allTexts[language];
  expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  expect(document.title).toContain(words.metaTitle);
  expect(rows(words.figures.title)).toEqual(claims);
  expect(rows(words.delivery.title).map((row) => times.find((time) => row?.endsWith(time)))).toEqual(times);
  expect(screen.getByRole('link', { name: words.delivery.accuracy })).toHaveAttribute('href', '/shipping/accuracy');
  for (const name of places) expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
  // The page has no numbers except these and the numbers of the steps.
  const numbers = (document.querySelector('main')?.textContent ?? '').match(/\d[\d,]*/g) ?? [];
  const known = ['250,000', '200', '180', '250', '7', '1', '3', '5', '10', '14', '2', '4', '0', '2000'];
  expect(numbers.filter((number) => !known.includes(number))).toEqual([]);
});

test('links to the form, and shoppers to the process', async () => {
  await show();
  expect(screen.getByRole('link', { name: 'Request a quote' })).toHaveAttribute('href', '#enquiry');
  expect(document.getElementById('enquiry')).toHaveTextContent('Request a quote');
  expect(screen.getByRole('link', { name: 'How proxy purchase works' })).toHaveAttribute(
    'href',
    '/faq/59/proxy-purchase-process',
  );
});

const field = (name: string) => screen.findByLabelText(name);

/** Pastes the values: typing each character tests nothing more and is slow on a busy machine. */
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
  await user.click(await screen.findByRole('combobox', { name: enquiry.country }));
  await user.click(await screen.findByRole('option', { name: language === 'en' ? 'United Kingdom' : '英国' }));
};

describe('the form', () => {
  test.each(byTurns(['en', 'zh']))(
    'in %s sends what was filled in, once, and says where the answer goes',
    async (language) => {
      const page = await show(language);
      const { enquiry } = allTexts[language];
      await fillIn(page, language);
      await page.user.dblClick(screen.getByRole('button', { name: enquiry.submit }));
      const heading = await screen.findByRole('heading', { level: 3, name: enquiry.sentTitle });
      expect(heading).toHaveFocus();
      expect(screen.getByText(enquiry.sentText.replace('{{email}}', 'ada@example.test'))).toBeVisible();
      expect(sentTo(createLead).map(({ body }) => body)).toEqual([
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
    },
  );

  test.each(
    byTurns([
      ['en', 'Please fill this in', 'Please choose a country'],
      ['zh', '请填写此项', '请选择国家或地区'],
    ] as const),
  )('in %s names what is missing and stands at the first of it', async (language, required, country) => {
    const { user } = await show(language);
    const { enquiry } = allTexts[language];
    await user.click(await screen.findByRole('button', { name: enquiry.submit }));
    await waitFor(async () => expect(await field(enquiry.name)).toHaveFocus());
    expect(screen.getByRole('combobox', { name: enquiry.country })).toHaveAccessibleDescription(country);
    expect(await field(enquiry.name)).toHaveAccessibleDescription(required);
    expect(sentTo(createLead)).toEqual([]);
  });

  test('shows the server’s errors at their fields, and keeps all values', async () => {
    const refusing = mockEndpoint(createLeadContract, () => {
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

  test('hides the honeypot field from people, and sends its value', async () => {
    const page = await show('en');
    await fillIn(page, 'en');
    expect(screen.queryByRole('textbox', { name: en.enquiry.trap })).toBeNull();
    const trap = document.querySelector<HTMLInputElement>('input[name="website"]');
    if (!trap) throw new Error('no trap');
    expect(trap.tabIndex).toBe(-1);
    // As a bot fills it in: without the focus, which the list of countries may still take back.
    fireEvent.change(trap, { target: { value: 'https://spam.example' } });
    await page.user.click(screen.getByRole('button', { name: en.enquiry.submit }));
    await waitFor(() => expect(sentTo(createLead)).toMatchObject([{ body: { website: 'https://spam.example' } }]));
  });

  test('offers to retry the countries after a failure', async () => {
    let times = 0;
    const failing = mockEndpoint(listCountriesContract, () => {
      times += 1;
      if (times === 1) throw fail('unavailable');
      return someCountries;
    });
    const { user } = await show('en', [failing]);
    await user.click(await screen.findByRole('button', { name: en.enquiry.again }));
    await user.click(screen.getByRole('combobox', { name: en.enquiry.country }));
    expect(await screen.findByRole('option', { name: 'United Kingdom' })).toBeInTheDocument();
  });
});
