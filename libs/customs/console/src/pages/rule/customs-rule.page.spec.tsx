import { screen, waitFor } from '@testing-library/react';
import { testStaff } from '@caravan/console-core/testing';
import { updateCustomsRule } from '@caravan/customs/contract';
import { byTurns, sentTo } from '@caravan/web-core/testing';
import { expect, it } from 'vitest';
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
