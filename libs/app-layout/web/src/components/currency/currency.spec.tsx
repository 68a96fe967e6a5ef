import { screen } from '@testing-library/react';
import { byTurns } from '@caravan/web-core/testing';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.ts';

it.each(
  byTurns([
    ['en', 'Display currency', 'CNY only'],
    ['zh', '参考币种', '仅人民币'],
  ] as const),
)('the chosen currency is kept in its cookie, and given up again (%s)', async (language, label, none) => {
  const { user, store } = await renderPage({ language });
  const select = await screen.findByLabelText(label);
  await user.selectOptions(select, 'USD');
  expect(document.cookie).toContain('currency=USD');
  expect(store.getState().session.currency).toBe('USD');
  await user.selectOptions(select, none);
  expect(document.cookie).not.toContain('currency=');
});
