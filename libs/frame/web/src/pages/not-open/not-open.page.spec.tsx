import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderRoute, textFaults } from '@caravan/web-core/testing';
import { notOpenWeb } from '../../not-open.web.ts';
import { texts as en } from './i18n/en.ts';
import { texts as zh } from './i18n/zh.ts';

it('both languages say the same things', () => {
  expect(textFaults(en, zh)).toEqual([]);
});

it.each(notOpenWeb.routes.map(({ path }) => path))('%s leads a visitor to login and back', async (path) => {
  const { location } = await renderRoute({ feature: notOpenWeb, path });
  expect(location()).toBe(`/user/login?next=${encodeURIComponent(path)}`);
});

it.each([
  ['en', en],
  ['zh', zh],
] as const)('a shopper is told that it is not open yet (%s)', async (language, texts) => {
  await renderRoute({ feature: notOpenWeb, path: '/mine/store', language, loggedIn: true });
  expect(await screen.findByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  expect(screen.getByText(texts.text)).toBeVisible();
  expect(screen.getByRole('link', { name: texts.home })).toHaveAttribute('href', '/');
});
