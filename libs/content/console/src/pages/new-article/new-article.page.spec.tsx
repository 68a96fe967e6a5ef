import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createArticle } from '@caravan/content/contract';
import { staffLanguages } from '@caravan/kernel';
import { aStaffArticle } from '@caravan/content/contract/testing/staff';
import { byTurns, sentTo } from '@caravan/web-core/testing';
import { renderConsole } from '../../testing/render-console.ts';

const labels = {
  en: {
    panels: { en: 'English', zh: 'Chinese' },
    fields: ['Title', /End of the address/, /Summary/, /Text in Markdown/],
  },
  zh: { panels: { en: '英文', zh: '中文' }, fields: ['标题', /网址结尾/, /摘要/, /正文/] },
};

it.each(
  byTurns([
    ['en', 'Group', 'News', 'Save'],
    ['zh', '分组', '最新动态', '保存'],
  ] as const),
)('creates a draft and continues with it, in %s', async (language, groupLabel, group, save) => {
  const written = aStaffArticle({ id: 1001, texts: aStaffArticle().texts });
  const { user, location } = await renderConsole('/settings/articles/new', { language, articles: [written] });
  for (const one of ['en', 'zh'] as const) {
    const panel = within(await screen.findByRole('region', { name: labels[language].panels[one] }));
    const { name, slug, summary, markdown } = written.texts[one];
    [name, slug, summary, markdown].forEach((value, index) => {
      const label = labels[language].fields[index] ?? expect.fail('no such field');
      fireEvent.change(panel.getByRole('textbox', { name: label }), { target: { value } });
    });
  }
  await waitFor(() => expect(screen.getByRole('combobox', { name: groupLabel })).toHaveTextContent(group));
  await user.selectOptions(screen.getByRole('combobox', { name: groupLabel }), group);
  await user.click(screen.getByRole('button', { name: save }));
  await waitFor(() => expect(location()).toBe('/settings/articles/1001'));
  const [sent] = sentTo(createArticle);
  expect(sent).toMatchObject({ body: { group: 'news', draft: true, publish_at: null, texts: written.texts } });
  // A language that staff need not write is left out.
  expect(Object.keys(written.texts)).toEqual([...staffLanguages]);
  expect(sent?.body.texts).toEqual(written.texts);
});
