import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fail, previewArticle, updateArticle, type StaffArticle } from '@caravan/content/contract';
import { getStaffArticleContract, updateArticleContract } from '@caravan/content/contract/staff';
import { aStaffArticle } from '@caravan/content/contract/testing/staff';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns, sentTo } from '@caravan/web-core/testing';
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

it.each(
  byTurns([
    ['en', 'English', 'Title', 'Save', 'This was changed meanwhile', /Li saved a change, .*What you typed is kept/],
    ['zh', '英文', '标题', '保存', '内容已被他人修改', /Li 已保存修改，.*您填写的内容仍然保留/],
  ] as const),
)('keeps what was typed when a colleague was faster, and saves it on theirs, in %s', async (...row) => {
  const [language, name, title, save, heading, text] = row;
  let stored = aStaffArticle();
  const { user } = await renderConsole('/settings/articles/1000', {
    language,
    handlers: [
      mockEndpoint(getStaffArticleContract, () => stored),
      mockEndpoint(updateArticleContract, ({ body, request }) => {
        if (request.headers.get('if-match') !== `"${stored.version}"`)
          throw fail('changed_meanwhile', {
            by: 'Li',
            at: '2026-11-24T08:00:00.000Z',
            action: null,
            version: stored.version,
          });
        return aStaffArticle({ ...body, version: stored.version + 1 } as Partial<StaffArticle>);
      }),
    ],
  });
  const english = await panel(name);
  await user.type(english.getByRole('textbox', { name: title }), '!');
  stored = aStaffArticle({ version: 3, position: 77 });
  await user.click(screen.getByRole('button', { name: save }));
  const banner = (await screen.findByText(heading)).parentElement;
  expect(banner).toHaveTextContent(text);
  expect(await screen.findByDisplayValue('77')).toBeInTheDocument();
  expect(english.getByRole('textbox', { name: title })).toHaveValue('Wooden goods!');
  await user.click(screen.getByRole('button', { name: save }));
  await waitFor(() => expect(screen.queryByText(heading)).not.toBeInTheDocument());
  expect(sentTo(updateArticle).at(-1)).toMatchObject({
    body: { position: 77, texts: { en: { name: 'Wooden goods!' } } },
  });
});
