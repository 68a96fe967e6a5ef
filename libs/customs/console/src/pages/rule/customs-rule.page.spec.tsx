import { screen, waitFor, within } from '@testing-library/react';
import { testStaff } from '@caravan/console-core/testing';
import { updateCustomsRule } from '@caravan/customs/contract';
import { byTurns, sentTo } from '@caravan/web-core/testing';
import { expect, it } from 'vitest';
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';
import { customsHandlers } from '../../mocks/customs.handlers.ts';
import { showPage } from '../../testing/show-page.ts';

it.each(
  byTurns([
    ['en', /^Declare contents before packing/, 'IOSS number', 'Save'],
    ['zh', /^打包前须申报内件/, 'IOSS 号', '保存'],
  ] as const),
)(
  'sets in %s that contents are declared, and refuses a number that is none',
  async (language, declares, ioss, save) => {
    const me = { ...testStaff, roles: ['owner' as const] };
    const { user } = await showPage('/settings/customs', customsHandlers(), language, { me });
    await user.click(await screen.findByRole('checkbox', { name: declares }));
    const field = screen.getByRole('textbox', { name: ioss });
    await user.type(field, 'IM123');
    await user.click(screen.getByRole('button', { name: save }));
    await waitFor(() => expect(field).toBeInvalid());
    expect(sentTo(updateCustomsRule)).toEqual([]);
    await user.clear(field);
    await user.type(field, 'im2760000742');
    await user.click(screen.getByRole('button', { name: save }));
    await waitFor(() =>
      expect(sentTo(updateCustomsRule)).toMatchObject([{ body: { declares: true, ioss: 'IM2760000742', eori: '' } }]),
    );
  },
);

it.each(
  byTurns([
    ['en', en, 'Save', 'Brazil', 'Indonesia'],
    ['zh', zh, '保存', '巴西', '印度尼西亚'],
  ] as const),
)('sets in %s which countries ask, and adds one', async (language, { countries: t }, save, brazil, indonesia) => {
  const me = { ...testStaff, roles: ['owner' as const] };
  const { user } = await showPage('/settings/customs', customsHandlers(), language, { me });
  const country = within(await screen.findByRole('region', { name: brazil }));
  await user.selectOptions(country.getByRole('combobox', { name: brazil }), t.needs.optional);
  await user.click(country.getByRole('checkbox', { name: 'CNPJ' }));
  expect(country.getByRole('checkbox', { name: 'CPF' })).toBeDisabled();
  expect(country.queryByRole('button', { name: t.remove })).not.toBeInTheDocument();
  const another = screen.getByRole('combobox', { name: t.another });
  await within(another).findByRole('option', { name: indonesia });
  expect(within(another).queryByRole('option', { name: brazil })).not.toBeInTheDocument();
  await user.selectOptions(another, 'ID');
  await user.click(screen.getByRole('button', { name: t.add }));
  await user.click(screen.getByRole('button', { name: save }));
  await waitFor(() =>
    expect(sentTo(updateCustomsRule)).toMatchObject([
      {
        body: {
          countries: [
            { country: 'BR', need: 'optional', kinds: ['br_cpf'] },
            { country: 'ID', need: 'required', kinds: ['other'] },
          ],
        },
      },
    ]),
  );
});
