import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { defineEndpoint, fail, schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { baseApi, mutationOf } from '../api/base-api.ts';
import { useContractForm } from '../forms/use-contract-form.ts';
import type { PageModule, WebFeature } from '../manifest.ts';
import { loggedIn } from '../store/session.slice.ts';
import { mockEndpoint } from '../testing/mock-endpoint.ts';
import { renderRoute } from '../testing/render-route.tsx';

const saveWish = defineEndpoint<{ body: { wish: string }; data: null }>()({
  method: 'POST',
  path: '/wishes',
  login: 'shopper',
  tags: [],
  summary: 'Save',
});
const body = z.strictObject({ wish: z.string().min(1) });
const saveWishSchema = schemaOf(saveWish, { body, data: z.null() });
const { useSaveWishMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({ saveWish: mutationOf(build, saveWish) }),
});

const WishPage = () => {
  const [save] = useSaveWishMutation();
  const form = useContractForm({ schema: () => Promise.resolve(body), defaultValues: { wish: '' }, draftKey: 'wish' });
  return (
    <form onSubmit={(event) => void form.submit((values) => save({ body: values }))(event)}>
      <input aria-label="wish" {...form.register('wish')} />
      <button type="submit">Save</button>
    </form>
  );
};

const page = (Page: PageModule['Page'], title: string) => () => Promise.resolve({ Page, meta: () => ({ title }) });
const feature: WebFeature = {
  id: 'wishes',
  texts: { en: () => Promise.resolve({ texts: {} }), zh: () => Promise.resolve({ texts: {} }) },
  routes: [
    { path: '/mine/wish', layout: 'default', guards: ['login'], load: page(WishPage, 'Mine') },
    { path: '/wish', layout: 'default', load: page(WishPage, 'Public') },
    { path: '/user/login', layout: 'login', load: page(() => <h1>Login</h1>, 'Login') },
  ],
};

const lost = mockEndpoint(saveWishSchema, () => {
  throw fail('login_required');
});

const saveOn = async (path: string) => {
  const rendered = await renderRoute({ feature, path, loggedIn: true, handlers: [lost] });
  await rendered.user.type(screen.getByLabelText('wish'), 'a kettle');
  await rendered.user.click(screen.getByRole('button'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please login first');
  return rendered;
};

test('on a guarded page a lost session leads to login and back to the same address, with all that this account typed', async () => {
  const { location, navigate, store } = await saveOn('/mine/wish?item=3');
  await waitFor(() => expect(location()).toBe('/user/login?next=%2Fmine%2Fwish%3Fitem%3D3'));
  await screen.findByRole('heading', { name: 'Login' });
  expect(store.getState().session.isLogin).toBe(false);
  expect(document.cookie).not.toMatch(/token|is_login/);

  document.cookie = 'token=again';
  store.dispatch(loggedIn('user_2'));
  await navigate('/mine/wish?item=3');
  expect(screen.getByLabelText('wish')).toHaveValue('');

  await navigate('/user/login');
  store.dispatch(loggedIn('user_1'));
  await navigate('/mine/wish?item=3');
  expect(screen.getByLabelText('wish')).toHaveValue('a kettle');
});

test('on a public page it shows a toast, and the page stays', async () => {
  const { location } = await saveOn('/wish');
  expect(location()).toBe('/wish');
  expect(screen.getByLabelText('wish')).toHaveValue('a kettle');
});
