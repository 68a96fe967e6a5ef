import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { defineEndpoint, fail, schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { baseApi, mutationOf } from '../api/base-api.ts';
import { useContractForm } from '../forms/use-contract-form.ts';
import type { WebFeature } from '../manifest.ts';
import { markOf } from '../session/other-account.ts';
import { byTurns } from '../testing/by-turns.ts';
import { mockEndpoint, sentTo } from '../testing/mock-endpoint.ts';
import { renderRoute } from '../testing/render-route.tsx';

const saveWish = defineEndpoint<{ body: { wish: string }; data: null }>()({
  method: 'PUT',
  path: '/other-account/wish',
  login: 'shopper',
  tags: [],
  summary: 'Save',
});
const body = z.strictObject({ wish: z.string().min(1) });
const saveWishSchema = schemaOf(saveWish, { body, data: z.null() });
const { usePutWishMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({ putWish: mutationOf(build, saveWish) }),
});

const WishPage = () => {
  const [save] = usePutWishMutation();
  const form = useContractForm({ schema: () => Promise.resolve(body), defaultValues: { wish: '' }, draftKey: 'wish' });
  return (
    <form onSubmit={(event) => void form.submit((values) => save({ body: values }))(event)}>
      <input aria-label="wish" {...form.register('wish')} />
      <button type="submit">Save</button>
    </form>
  );
};

const noTexts = () => Promise.resolve({ texts: {} });
const feature: WebFeature = {
  id: 'wishes',
  texts: { en: noTexts, zh: noTexts, de: noTexts },
  routes: [
    {
      path: '/mine/wish',
      layout: 'default',
      guards: ['login'],
      load: () => Promise.resolve({ Page: WishPage, meta: () => ({ title: 'Mine' }) }),
    },
  ],
};

/** The account of each call, as its page names it. */
const accounts: (string | null)[] = [];
const live = mockEndpoint(saveWishSchema, ({ request, token }) => {
  accounts.push(request.headers.get('client-account'));
  if (token === 'token-of-berta') throw fail('other_account');
  return null;
});

const open = (account: string, language: 'en' | 'zh' | 'de' = 'en') =>
  renderRoute({ feature, path: '/mine/wish', loggedIn: true, account, language, handlers: [live] });

const says = {
  en: /^You are logged in with another account now, so nothing was sent\./,
  zh: /^您现在登录的是另一个账户/,
  de: /^Sie sind jetzt mit einem anderen Konto angemeldet/,
};

/** Anna types, and Berta logs in in another tab before Anna saves. */
const saveBesideBerta = async (cookies: readonly string[], language: 'en' | 'zh' | 'de' = 'en') => {
  accounts.length = 0;
  const anna = await open('anna', language);
  await anna.user.type(screen.getByLabelText('wish'), 'a kettle');
  for (const cookie of cookies) document.cookie = cookie;
  await anna.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(anna.reload).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(document.cookie).toContain('token=token-of-berta');
  anna.unmount();
};

const token = 'token-of-berta';
const bertas = [`token=${token}`, `account=${markOf({ token, account: 'berta' })}`];

test.each(byTurns(['en', 'zh', 'de']))(
  'a page whose account was replaced in another tab sends nothing, and the next one says so in %s',
  async (language) => {
    await saveBesideBerta(bertas, language);
    expect([sentTo(saveWish), accounts]).toEqual([[], []]);

    const next = await open('berta', language);
    expect(await screen.findByRole('dialog')).toHaveTextContent(says[language]);
    next.unmount();
    await open('berta', language);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);

test('what was typed is kept for its account, and shown to no other one', async () => {
  await saveBesideBerta(bertas);
  const berta = await open('berta');
  expect(screen.getByLabelText('wish')).toHaveValue('');
  await berta.user.type(screen.getByLabelText('wish'), 'a lamp');
  berta.unmount();
  const anna = await open('anna');
  await waitFor(() => expect(screen.getByLabelText('wish')).toHaveValue('a kettle'));
  await anna.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sentTo(saveWish)).toMatchObject([{ body: { wish: 'a kettle' } }]));
});

test.each([
  ['does not name the account', ['account=']],
  ['names the account of an earlier token', [`account=${markOf({ token: 'earlier-token', account: 'anna' })}`]],
])('if the cookie %s, the server refuses what the page of the other account sends', async (_case, [mark = '']) => {
  await saveBesideBerta([`token=${token}`, mark]);
  expect(accounts).toEqual(['anna']);
});

test('a login of the same account in another tab goes unnoticed', async () => {
  const anna = await open('anna');
  await anna.user.type(screen.getByLabelText('wish'), 'a kettle');
  document.cookie = 'token=another-token';
  document.cookie = `account=${markOf({ token: 'another-token', account: 'anna' })}`;
  await anna.user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sentTo(saveWish)).toMatchObject([{ token: 'another-token' }]));
  expect(anna.reload).not.toHaveBeenCalled();
});
