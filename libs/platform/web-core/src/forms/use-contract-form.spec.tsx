import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { byTurns } from '../testing/by-turns.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { defineEndpoint, defineReasons, fail, schemaOf, type Language } from '@caravan/kernel';
import { inBoth } from '@caravan/kernel/testing';
import { text, z } from '@caravan/kernel/zod';
import { baseApi, mutationOf } from '../api/base-api.ts';
import { unreachable } from '../api/base-query.ts';
import type { PageModule, WebFeature } from '../manifest.ts';
import { mockEndpoint } from '../testing/mock-endpoint.ts';
import { renderRoute } from '../testing/render-route.tsx';
import { draftsOf } from './drafts.ts';
import { useContractForm } from './use-contract-form.ts';

interface Parcel {
  name: string;
  weight_g: number;
}

const sendParcel = defineEndpoint<{ body: Parcel & { password: string }; data: null }>()({
  method: 'POST',
  path: '/parcels',
  login: 'none',
  tags: [],
  summary: 'Send a parcel',
});
const body = z.strictObject({
  name: text(1, 5),
  weight_g: z.coerce.number().pipe(z.int('heavy')),
  password: z.string().min(1),
});
const sendParcelSchema = schemaOf(sendParcel, { body, data: z.null() });
const { useSendParcelMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({ sendParcel: mutationOf(build, sendParcel) }),
});
const reasons = defineReasons(
  { heavy: 422 },
  inBoth({ en: { heavy: 'Whole grams, please' }, zh: { heavy: '请填写整克数' } }),
);

const labels = inBoth({
  en: { name: 'Name', weight: 'Weight', send: 'Send' },
  zh: { name: '名称', weight: '重量', send: '提交' },
});

const loadRules = vi.fn(() => Promise.resolve(body));
afterEach(() => {
  vi.restoreAllMocks();
  loadRules.mockResolvedValue(body);
});

const Page = () => {
  const [send] = useSendParcelMutation();
  const [sent, setSent] = useState<unknown>();
  const form = useContractForm({
    schema: loadRules,
    defaultValues: { name: '', weight_g: '', password: '' },
    reasons,
    draftKey: 'parcel',
  });
  const submit = form.submit(async (values) => {
    const result = await send({ body: values });
    if (!result.error) setSent(values);
    return result;
  });
  const fields = ['name', 'weight_g', 'password'] as const;
  return (
    <form aria-label="parcel" noValidate onSubmit={(event) => void submit(event)}>
      {fields.map((name) => {
        const { error, ...register } = form.field(name);
        return (
          <label key={name}>
            {name}
            <input {...register} aria-invalid={Boolean(error)} />
            {error ? <span>{error}</span> : null}
          </label>
        );
      })}
      <button type="submit" disabled={form.busy}>
        {labels.en.send}
      </button>
      <output>{JSON.stringify(sent)}</output>
    </form>
  );
};

const module: PageModule = { Page, meta: () => ({ title: 'Parcel' }) };
const feature: WebFeature = {
  id: 'parcel',
  texts: { en: () => Promise.resolve({ texts: {} }), zh: () => Promise.resolve({ texts: {} }) },
  routes: [{ path: '/parcel', layout: 'default', load: () => Promise.resolve(module) }],
};

const open = async (answer: (values: Parcel) => null = () => null, language: Language = 'en') => {
  const seen = vi.fn(answer);
  const handlers = [mockEndpoint(sendParcelSchema, ({ body: values }) => seen(values), reasons)];
  const { user } = await renderRoute({ feature, path: '/parcel', language, handlers });
  const [name, weight, password] = ['name', 'weight_g', 'password'].map((label) =>
    screen.getByLabelText(new RegExp(`^${label}`)),
  );
  if (!name || !weight || !password) throw new Error('a field is missing');
  return { user, seen, name, weight, password, send: screen.getByRole('button') };
};

test('a field is checked on blur, and its error disappears when the value is valid', async () => {
  const { user, name } = await open();
  await user.click(name);
  expect(screen.queryByText('Please fill this in')).toBeNull();
  await user.tab();
  expect(await screen.findByText('Please fill this in')).toBeVisible();
  await user.type(name, 'a');
  await waitFor(() => expect(screen.queryByText('Please fill this in')).toBeNull());
});

test('a valid field shows no error while the user types', async () => {
  const { user, name } = await open();
  await user.type(name, 'abc');
  await user.tab();
  await user.type(name, 'defgh');
  expect(screen.queryByText('At most 5 characters')).toBeNull();
  await user.tab();
  expect(await screen.findByText('At most 5 characters')).toBeVisible();
});

test.each([
  ['a', false],
  ['😀', false],
  ['𠮷', false],
  ['a', true],
  ['😀', true],
])('a field of five characters takes five %s, and no more: %s', async (character, tooMany) => {
  const { user, seen, name, weight, password, send } = await open();
  await user.click(name);
  await user.paste(character.repeat(tooMany ? 6 : 5));
  await user.type(weight, '1');
  await user.type(password, 'x');
  await user.click(send);
  if (tooMany) expect(await screen.findByText('At most 5 characters')).toBeVisible();
  else await waitFor(() => expect(seen).toHaveBeenCalledWith(expect.objectContaining({ name: character.repeat(5) })));
  expect(seen).toHaveBeenCalledTimes(tooMany ? 0 : 1);
});

test.each(
  byTurns([
    ['en', 'Whole grams, please', 'Please fill this in'],
    ['zh', '请填写整克数', '请填写此项'],
  ] as const),
)(
  'sending with faults focuses the first, keeps what was typed, and complains in %s',
  async (language, heavy, required) => {
    const { user, seen, name, weight, send } = await open(undefined, language);
    await user.type(weight, '1.5');
    await user.click(send);
    expect(await screen.findByText(heavy)).toBeVisible();
    expect(screen.getAllByText(required)).toHaveLength(2);
    expect(name).toHaveFocus();
    expect(weight).toHaveValue('1.5');
    expect(seen).not.toHaveBeenCalled();
  },
);

const fillIn = async ({ user, name, weight, password }: Awaited<ReturnType<typeof open>>) => {
  await user.type(name, ' box ');
  await user.type(weight, '250');
  await user.type(password, 'secret1');
};

test('the parsed values are sent, once for a double click', async () => {
  const page = await open();
  await fillIn(page);
  await page.user.dblClick(page.send);
  await waitFor(() => expect(page.seen).toHaveBeenCalledWith({ name: 'box', weight_g: 250, password: 'secret1' }));
  expect(page.seen).toHaveBeenCalledOnce();
});

test('fields that the server refuses are marked, and the first is focused', async () => {
  const page = await open(() => {
    throw fail('invalid', { fields: { weight_g: 'Too heavy for this line' } });
  });
  await fillIn(page);
  await page.user.click(page.send);
  expect(await screen.findByText('Too heavy for this line')).toBeVisible();
  expect(page.weight).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Please check the marked fields');
  expect(page.name).toHaveValue(' box ');
});

test('without a network, rules that have not been loaded are named, and loaded with the next attempt', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  loadRules.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module: /a.js'));
  const page = await open();
  await fillIn(page);
  await page.user.click(page.send);
  expect(await screen.findByText(unreachable.en)).toBeVisible();
  expect(page.seen).not.toHaveBeenCalled();
  loadRules.mockResolvedValue(body);
  await page.user.click(page.send);
  await waitFor(() => expect(page.seen).toHaveBeenCalledOnce());
});

test('what is corrected after a refusal is sent at once', async () => {
  const page = await open(({ weight_g }) => {
    if (weight_g === 250) throw fail('invalid', { fields: { weight_g: 'Too heavy for this line' } });
    return null;
  });
  await fillIn(page);
  await page.user.click(page.send);
  await screen.findByText('Too heavy for this line');
  await page.user.clear(page.weight);
  await page.user.type(page.weight, '25');
  await page.user.click(page.send);
  await waitFor(() => expect(page.seen).toHaveBeenLastCalledWith(expect.objectContaining({ weight_g: 25 })));
});

test('typed values except the password survive the page until they are sent', async () => {
  const first = await open();
  await fillIn(first);
  expect(JSON.stringify(sessionStorage)).not.toContain('secret1');
  document.body.innerHTML = '';

  const second = await open();
  expect(second.name).toHaveValue(' box ');
  expect(second.password).toHaveValue('');
  await second.user.type(second.password, 'secret1');
  await second.user.click(second.send);
  await waitFor(() => expect(sessionStorage.getItem('caravan.draft:parcel')).toBeNull());
});

test('an account reads what a visitor typed, and no account what another one typed', () => {
  const visitor = draftsOf(null);
  const anna = draftsOf('anna');
  const berta = draftsOf('berta');
  visitor.save('parcel', { name: 'box' });
  expect(anna.read('parcel')).toEqual({ name: 'box' });
  expect([visitor.read('parcel'), berta.read('parcel')]).toEqual([undefined, undefined]);
  berta.save('parcel', { name: 'bag' });
  expect(anna.read('parcel')).toEqual({ name: 'box' });
  berta.clear('parcel');
  expect([anna.read('parcel'), berta.read('parcel')]).toEqual([{ name: 'box' }, undefined]);
});

test('a logout removes the drafts of the account, and of what was typed without one', () => {
  sessionStorage.setItem('other', '1');
  for (const account of [null, 'anna', 'berta']) draftsOf(account).save('parcel', { name: 'box' });
  draftsOf('anna').clearAll();
  expect(Object.keys(sessionStorage)).toHaveLength(2);
  expect([draftsOf('berta').read('parcel'), sessionStorage.getItem('other')]).toEqual([{ name: 'box' }, '1']);
});
