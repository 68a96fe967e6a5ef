import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { previewArticle, updateArticle } from '@caravan/content/contract';
import { aStaffArticle } from '@caravan/content/contract/testing/staff';
import { sentTo } from '@caravan/web-core/testing';
import { renderConsole } from '../../testing/render-console.ts';

const panel = async (name: string) => within(await screen.findByRole('region', { name }));

it('saves both texts, the place and the related articles', async () => {
  const { user } = await renderConsole('/settings/articles/1000');
  const chinese = await panel('Chinese');
  const title = chinese.getByRole('textbox', { name: 'Title' });
  await user.clear(title);
  await user.type(title, '木制品寄送');
  const place = await panel('Place');
  await user.selectOptions(await place.findByRole('combobox', { name: 'Group' }), 'News');
  await user.click(place.getByRole('combobox', { name: /Related articles/ }));
  await user.click(await screen.findByRole('option', { name: 'Refunds' }));
  expect(await place.findByRole('button', { name: 'Remove Refunds' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The article is saved.')).toBeInTheDocument();
  const { texts } = aStaffArticle();
  expect(sentTo(updateArticle)).toMatchObject([
    {
      body: {
        type: 1,
        group: 'news',
        position: 10,
        related: [66],
        texts: { en: texts.en, zh: { ...texts.zh, name: '木制品寄送' } },
        draft: false,
        publish_at: null,
      },
    },
  ]);
});

it('schedules an article for a time in the reader’s zone', async () => {
  const { user } = await renderConsole('/settings/articles/1000');
  const publication = await panel('Publication');
  expect(publication.getByRole('radio', { name: /^Published/ })).toBeChecked();
  await user.click(publication.getByRole('radio', { name: /From a time on/ }));
  fireEvent.change(publication.getByLabelText(/Day and time/), { target: { value: '2031-05-04T09:30' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sentTo(updateArticle)).toMatchObject([
      { body: { draft: false, publish_at: new Date('2031-05-04T09:30').toISOString() } },
    ]),
  );
});

it('takes an article out of the shop, in Chinese', async () => {
  const { user } = await renderConsole('/settings/articles/1000', { language: 'zh' });
  const publication = await panel('发布');
  await user.click(publication.getByRole('radio', { name: /草稿/ }));
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('文章已保存。')).toBeInTheDocument();
  expect(sentTo(updateArticle)).toMatchObject([{ body: { draft: true, publish_at: null } }]);
});

it('previews what the server renders of the text as it is now', async () => {
  const { user } = await renderConsole('/settings/articles/1000');
  const english = await panel('English');
  const text = english.getByRole('textbox', { name: /Text in Markdown/ });
  await user.clear(text);
  await user.type(text, 'Twelve signs');
  await user.click(english.getByRole('button', { name: 'Preview: English' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Wooden goods' }));
  expect(await dialog.findByRole('heading', { name: 'Shown as HTML' })).toBeInTheDocument();
  expect(sentTo(previewArticle)).toMatchObject([{ body: { markdown: 'Twelve signs' } }]);
});

it('marks what is missing', async () => {
  const { user } = await renderConsole('/settings/articles/1000');
  const english = await panel('English');
  await user.clear(english.getByRole('textbox', { name: 'Title' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await english.findByText('Please fill this in')).toBeInTheDocument();
  expect(sentTo(updateArticle)).toEqual([]);
});

it('says that an article does not exist, which no other try changes', async () => {
  await renderConsole('/settings/articles/4711');
  expect(await screen.findByRole('heading', { name: 'We could not find this' })).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
