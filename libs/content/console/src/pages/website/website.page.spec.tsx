import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { updateWebsite } from '@caravan/content/contract';
import { aStaffWebsite } from '@caravan/content/contract/testing/staff';
import { sentTo } from '@caravan/web-core/testing';
import { renderConsole } from '../../testing/render-console.ts';

const owner = { roles: ['owner'] as const };

it('changes name, address and social accounts of a tag', async () => {
  const { user } = await renderConsole('/settings/website', owner);
  expect(await screen.findByRole('row', { name: /Caravan/ })).toHaveTextContent('service@example.test');
  await user.click(screen.getByRole('button', { name: 'Edit Caravan' }));
  const form = within(await screen.findByRole('form', { name: 'Website' }));
  const name = form.getByRole('textbox', { name: 'Name of the website' });
  await user.clear(name);
  await user.type(name, 'North Caravan');
  await user.type(form.getByRole('textbox', { name: /Instagram/ }), 'https://instagram.example/caravan');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sentTo(updateWebsite)).toEqual([
    expect.objectContaining({
      body: {
        tag: 'default',
        WEBSITE_NAME: 'North Caravan',
        WEBSITE_LOGO_PATH: '/logo.svg',
        SERVICE_EMAIL: 'service@example.test',
        socials: [
          { name: 'facebook', url: '' },
          { name: 'instagram', url: 'https://instagram.example/caravan' },
          { name: 'x', url: '' },
        ],
      },
    }),
  ]);
});

it('marks an address that is no link, and sends nothing', async () => {
  const { user } = await renderConsole('/settings/website', owner);
  await user.click(await screen.findByRole('button', { name: 'Edit Caravan' }));
  const form = within(await screen.findByRole('form', { name: 'Website' }));
  const field = form.getByRole('textbox', { name: /Facebook/ });
  await user.type(field, 'javascript:alert(1)');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field).toBeInvalid());
  expect(sentTo(updateWebsite)).toEqual([]);
});

it('adds a tag, in Chinese', async () => {
  const websites = [aStaffWebsite({ WEBSITE_NAME: '商队' })];
  const { user } = await renderConsole('/settings/website', { ...owner, websites, language: 'zh' });
  await user.click(await screen.findByRole('button', { name: '新增标签' }));
  const form = within(await screen.findByRole('form', { name: '网站信息' }));
  await user.type(form.getByRole('textbox', { name: /标签/ }), 'silk');
  await user.type(form.getByRole('textbox', { name: '网站名称' }), '丝路');
  await user.type(form.getByRole('textbox', { name: /客服邮箱/ }), 'silk@example.test');
  await user.click(form.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(sentTo(updateWebsite)).toMatchObject([{ body: { tag: 'silk', WEBSITE_NAME: '丝路' } }]));
});
