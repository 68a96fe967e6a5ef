import { screen, waitFor, within } from '@testing-library/react';
import { fail, updateCompany } from '@caravan/content/contract';
import { uploadSitePictureContract } from '@caravan/content/contract/staff';
import { aStaffCompany } from '@caravan/content/contract/testing/staff';
import { expectConsole, mockEndpoint, sentTo } from '@caravan/web-core/testing';
import { expect, it } from 'vitest';
import { renderConsole } from '../../testing/render-console.ts';

const owner = { roles: ['owner'] as const };
const png = () => new File([new Uint8Array([1])], 'hall.png', { type: 'image/png' });

it('changes the company, and the order of its pictures', async () => {
  const { user } = await renderConsole('/settings/company', owner);
  const form = within(await screen.findByRole('form', { name: 'Company' }));
  await user.type(form.getByRole('textbox', { name: /Registration/ }), 'Xiamen, 9135');
  await user.click(form.getByRole('button', { name: 'Move picture 2 forward' }));
  await user.upload(form.getByLabelText('Pictures of the warehouse', { selector: 'input' }), png());
  await form.findByRole('img', { name: 'Picture 3 of 3' });
  await user.click(form.getByRole('button', { name: 'Remove picture 2' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sentTo(updateCompany)).toHaveLength(1));
  const { name, address, disputes, claims } = aStaffCompany();
  expect(sentTo(updateCompany)).toEqual([
    expect.objectContaining({
      body: {
        name,
        address,
        disputes,
        claims,
        registration: 'Xiamen, 9135',
        pictures: ['BBBBBBBBBBBBBBBBBBBBBB', 'CCCCCCCCCCCCCCCCCCCCCC'],
      },
    }),
  ]);
});

it('keeps what was typed when the server refuses a picture', async () => {
  const { user } = await renderConsole('/settings/company', {
    ...owner,
    language: 'zh',
    handlers: [
      mockEndpoint(uploadSitePictureContract, () => {
        throw fail('not_a_picture');
      }),
    ],
  });
  expectConsole(/422/);
  const form = within(await screen.findByRole('form', { name: '公司信息' }));
  await user.type(form.getByRole('textbox', { name: /工商登记/ }), '厦门');
  const field = form.getByLabelText('仓库照片', { selector: 'input' });
  await user.upload(field, png());
  await waitFor(() => expect(field).toHaveAccessibleDescription(/请选择 gif、jpg 或 png 格式的图片/));
  expect(form.getByRole('textbox', { name: /工商登记/ })).toHaveValue('厦门');
});
