import { screen, waitFor } from '@testing-library/react';
import { useContractForm } from '@caravan/web-core/forms';
import { injectCalls, type WebFeature } from '@caravan/web-core';
import { defineEndpoint, fail, schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { mockEndpoint, renderRoute, sentTo } from '@caravan/web-core/testing';
import { expect, test } from 'vitest';
import { aSession } from '@caravan/auth/contract/testing';
import { authWeb } from './auth.web.ts';
import { authHandlers } from './mocks/auth.handlers.ts';

const saveNote = defineEndpoint<{ body: { note: string }; data: null }>()({
  method: 'POST',
  path: '/notes',
  login: 'shopper',
  tags: [],
  summary: 'Save',
});
const body = z.strictObject({ note: z.string().min(1) });
const saveNoteSchema = schemaOf(saveNote, { body, data: z.null() });
const { useSaveNoteMutation } = injectCalls({ saveNote });

const NotePage = () => {
  const [save, { isSuccess }] = useSaveNoteMutation();
  const form = useContractForm({ schema: () => Promise.resolve(body), defaultValues: { note: '' }, draftKey: 'note' });
  return (
    <form onSubmit={form.submit((values) => save({ body: values }))}>
      <h1>A note</h1>
      <input aria-label="Note" {...form.register('note')} />
      <button type="submit">Save</button>
      {isSuccess ? <p>Saved</p> : null}
    </form>
  );
};

const noTexts = () => Promise.resolve({ texts: {} });
const notes: WebFeature = {
  id: 'notes',
  texts: { en: noTexts, zh: noTexts },
  routes: [
    {
      path: '/mine/note',
      layout: 'default',
      guards: ['login'],
      load: () => Promise.resolve({ Page: NotePage, meta: () => ({ title: 'A note' }) }),
    },
  ],
};

test('a session that ends during a form asks for login and keeps the values', async () => {
  // The server accepts the new session only.
  const save = mockEndpoint(saveNoteSchema, ({ token }) => {
    if (token !== aSession().token) throw fail('login_required');
    return null;
  });
  const { user, location } = await renderRoute({
    features: [authWeb, notes],
    path: '/mine/note?item=3',
    loggedIn: true,
    handlers: [save, ...authHandlers()],
  });
  await user.type(screen.getByLabelText('Note'), 'wrap it twice');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  expect(location()).toBe('/user/login?next=%2Fmine%2Fnote%3Fitem%3D3');
  await user.type(screen.getByLabelText('E-mail'), 'shopper@example.test');
  await user.type(screen.getByLabelText('Password'), 'ferry246{Enter}');

  expect(await screen.findByRole('heading', { level: 1, name: 'A note' })).toBeVisible();
  expect(location()).toBe('/mine/note?item=3');
  await waitFor(() => expect(screen.getByLabelText('Note')).toHaveValue('wrap it twice'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(sentTo(saveNote)).toMatchObject([
    { token: 'test-token', body: { note: 'wrap it twice' } },
    { token: aSession().token, body: { note: 'wrap it twice' } },
  ]);
});
