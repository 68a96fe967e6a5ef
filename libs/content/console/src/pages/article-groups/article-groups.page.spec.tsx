import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createArticleGroup, fail, updateArticleGroup } from '@caravan/content/contract';
import { createArticleGroupContract } from '@caravan/content/contract/staff';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { sentTo } from '@caravan/web-core/testing';
import { renderConsole } from '../../testing/render-console.ts';

it('lists groups in order, each with a link to its articles', async () => {
  await renderConsole('/settings/articles/groups');
  const row = await screen.findByRole('row', { name: /Buying/ });
  expect(row).toHaveTextContent('代购');
  expect(within(row).getByRole('link', { name: '3' })).toHaveAttribute('href', '/settings/articles?group=buying');
});

it('adds a group', async () => {
  const { user } = await renderConsole('/settings/articles/groups');
  await user.click(await screen.findByRole('button', { name: 'Add a group' }));
  const form = within(await screen.findByRole('form', { name: 'Group of articles' }));
  await user.type(form.getByRole('textbox', { name: 'English name' }), 'Packing tips');
  await user.type(form.getByRole('textbox', { name: 'Chinese name' }), '打包技巧');
  await user.type(form.getByRole('textbox', { name: /Key/ }), 'packing-tips');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sentTo(createArticleGroup)).toMatchObject([
    { body: { key: 'packing-tips', names: { en: 'Packing tips', zh: '打包技巧' }, position: 100 } },
  ]);
});

it('renames a group, in Chinese, and keeps its key', async () => {
  const { user } = await renderConsole('/settings/articles/groups', { language: 'zh' });
  await user.click(await screen.findByRole('button', { name: '修改 代购' }));
  const form = within(await screen.findByRole('form', { name: '文章分组' }));
  expect(form.queryByRole('textbox', { name: /标识/ })).not.toBeInTheDocument();
  const name = form.getByRole('textbox', { name: '中文名称' });
  await user.clear(name);
  await user.type(name, '怎么买');
  await user.click(form.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(sentTo(updateArticleGroup)).toMatchObject([
      { body: { names: { en: 'Buying', zh: '怎么买' }, position: 0 } },
    ]),
  );
});

it('keeps the form open if the key is taken', async () => {
  const { user } = await renderConsole('/settings/articles/groups', {
    handlers: [
      mockEndpoint(createArticleGroupContract, () => {
        throw fail('group_exists');
      }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Add a group' }));
  const form = within(await screen.findByRole('form', { name: 'Group of articles' }));
  await user.type(form.getByRole('textbox', { name: 'English name' }), 'News');
  await user.type(form.getByRole('textbox', { name: 'Chinese name' }), '动态');
  await user.type(form.getByRole('textbox', { name: /Key/ }), 'news');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('A group with this key already exists')).toBeInTheDocument();
  expect(form.getByRole('textbox', { name: /Key/ })).toHaveValue('news');
});
