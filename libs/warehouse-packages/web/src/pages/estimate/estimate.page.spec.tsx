import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { getConfigurationsSchema } from '@caravan/content/contract/schema';
import { someConfigurations } from '@caravan/content/contract/testing';
import { fail } from '@caravan/warehouse-packages/contract';
import { estimateShippingSchema } from '@caravan/warehouse-packages/contract/schema';
import { commonWords, mockEndpoint, mockServer } from '@caravan/web-core/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';
import { openPage, type OpenOptions } from '../../testing/open-page.ts';

const flag = (isOpen: boolean) => mockEndpoint(getConfigurationsSchema, () => someConfigurations({ features: { shipping_estimate: isOpen, community: false } }));

const open = (options: Partial<OpenOptions> = {}) => openPage({ path: '/estimate', loggedIn: false, ...options, handlers: [...(options.handlers ?? []), flag(true)] });

beforeEach(() => sessionStorage.clear());

describe.each(['en', 'zh'] as const)('the estimate in %s', (language) => {
  const texts = { en, zh }[language];
  const weight = () => screen.getByRole('textbox', { name: texts.estimate.weight });
  const country = () => screen.getByRole('combobox', { name: texts.address.country });
  const compare = () => screen.getByRole('button', { name: texts.estimate.submit });
  const germany = async () => screen.findByRole('option', { name: { en: 'Germany', zh: '德国' }[language] });

  test('compares all lines for a country, a weight, a size and kinds of goods, without an account', async () => {
    const { user } = await open({ language });
    expect(document.head.querySelector('meta[name="robots"]')).toBeNull();
    await germany();
    await user.selectOptions(country(), 'DE');
    await user.type(weight(), '1.5');
    for (const side of ['length', 'width', 'height'] as const) await user.type(screen.getByRole('textbox', { name: new RegExp(`^${texts.estimate[side]}`) }), '30');
    await user.click(screen.getByRole('checkbox', { name: texts.restriction.battery }));
    await user.click(compare());

    const table = within(await screen.findByRole('table', { name: texts.estimate.results.replace('{{place}}', { en: 'Germany', zh: '德国' }[language]) }));
    const rows = table.getAllByRole('row').slice(1);
    expect(rows).toHaveLength(4);
    // By sea volume does not count: 1.7 kg with packing. By air 27,000 cm³ / 6,000 are 4.5 kg, and batteries stay here.
    expect(within(rows[0] as HTMLElement).getByText('¥104.00')).toBeInTheDocument();
    expect(table.getByText(new RegExp({ en: 'Charged for 5\\.40 kg by volume', zh: '按体积重 5\\.40 kg' }[language]))).toBeInTheDocument();
    expect(table.getAllByText('This line does not carry some of these goods')).toHaveLength(2);
    expect(table.queryByRole('radio')).not.toBeInTheDocument();
  });

  test('asks for what is missing, in the units of the form', async () => {
    const { user } = await open({ language });
    await germany();
    await user.click(compare());
    await waitFor(() => expect(country()).toHaveAccessibleDescription({ en: 'Please choose a country', zh: '请选择国家或地区' }[language]));
    expect(country()).toHaveFocus();
    await user.selectOptions(country(), 'DE');
    await user.type(weight(), '101');
    await user.type(screen.getByRole('textbox', { name: new RegExp(`^${texts.estimate.length}`) }), '30');
    await user.click(compare());
    await waitFor(() => expect(weight()).toHaveAccessibleDescription(expect.stringContaining({ en: 'Enter a weight from 0.001 to 100 kg', zh: '请输入 0.001-100 kg 的重量' }[language])));
    expect(screen.getByRole('textbox', { name: new RegExp(`^${texts.estimate.width}`) })).toHaveAccessibleDescription({ en: 'Please fill this in', zh: '请填写此项' }[language]);
  });

  test('says in its place that no line goes there, and keeps what was typed', async () => {
    const nowhere = mockEndpoint(estimateShippingSchema, () => {
      throw fail('country_not_served');
    });
    const { user } = await open({ language, handlers: [nowhere] });
    await germany();
    await user.selectOptions(country(), 'DE');
    await user.type(weight(), '2');
    await user.click(compare());
    expect(await screen.findByText(texts.estimate.notServed.replace('{{place}}', { en: 'Germany', zh: '德国' }[language]))).toBeVisible();
    expect(weight()).toHaveValue('2');
  });

  test('is closed as long as the operator has not opened it', async () => {
    await open({ language, handlers: [flag(false)] });
    expect(screen.getByText({ en: 'Sorry, this feature is not open yet. Our online service is happy to help you.', zh: '抱歉 该功能暂未开放 您可以联系在线客服帮您解答~' }[language])).toBeVisible();
    expect(screen.queryByRole('button', { name: texts.estimate.submit })).not.toBeInTheDocument();
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test('countries that did not come are asked for again', async () => {
    const broken = http.get('*/v1/country', () => HttpResponse.json({ code: 500, message: '', data: { reason: 'internal' } }, { status: 500 }));
    const { user, book } = await open({ language, handlers: [broken] });
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.address.failed);
    mockServer.use(...book.handlers);
    await user.click(screen.getByRole('button', { name: commonWords[language].again }));
    expect(await germany()).toBeInTheDocument();
  });
});
