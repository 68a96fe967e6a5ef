import { describe, expect, test } from 'vitest';
import type { PageRequest } from '@caravan/kernel';
import { byTurns } from '@caravan/web-core/testing';
import { site } from '../features.ts';
import { pageRequest } from '../testing/page-request.ts';
import { makePageRenderer } from './page-renderer.tsx';

const render = makePageRenderer(site, {
  publicUrl: 'http://shop.test',
  websiteTag: 'default',
  assets: { developmentHead: async () => '' },
});

const refusal = {
  en: { code: 422, message: 'The e-mail or the password is wrong', data: { reason: 'wrong_credentials' } },
  taken: {
    code: 422,
    message: 'Please check the form',
    data: { reason: 'invalid', fields: { email: 'This e-mail already has an account' } },
  },
};

interface Call {
  path: string;
  body: unknown;
}

/** An API that answers the posted call, and nothing else. */
const api = (answer: { status: number; body: object }) => {
  const calls: Call[] = [];
  const fetch: PageRequest['fetch'] = async (path, init) => {
    if (init?.method !== 'POST') return Response.json({ code: 404, message: '', data: null }, { status: 404 });
    calls.push({ path, body: JSON.parse(String(init.body)) });
    return Response.json(answer.body, { status: answer.status });
  };
  return { calls, fetch };
};

const ok = { status: 200, body: { code: 200, message: 'OK', data: { token: 'fresh-token', user: { id: 'u1' } } } };
const form = (fields: Record<string, string>) => new URLSearchParams(fields);
const credentials = { email: 'ada@example.test', password: 'caravan2026' };
const registration = { ...credentials, password_confirm: 'caravan2026', agree: 'on' };

describe.each(byTurns(['en', 'zh']))('a form that was posted before the scripts worked, %s', (language) => {
  test('logs in, sets the cookies and leads on', async () => {
    const { calls, fetch } = api(ok);
    const answer = await render(pageRequest('/user/login?next=%2Fcart', { language, fetch, form: form(credentials) }));
    expect(calls).toEqual([{ path: '/v1/login', body: credentials }]);
    expect(answer).toMatchObject({ status: 303, headers: { location: '/cart' }, shared: false });
    expect(answer.cookies).toEqual([
      { name: 'token', value: 'fresh-token', maxAge: 172_800 },
      { name: 'is_login', value: '1', maxAge: 172_800 },
      { name: 'account', value: 'u1.sh-token', maxAge: 172_800 },
    ]);
  });

  test('registers and leads to the page after a registration', async () => {
    const { calls, fetch } = api(ok);
    const answer = await render(
      pageRequest('/user/register?next=%2Fcart', { language, fetch, form: form(registration) }),
    );
    expect(calls).toEqual([{ path: '/v1/users', body: { ...registration, agree: true } }]);
    expect(answer).toMatchObject({ status: 303, headers: { location: '/user/registerSuccess?next=%2Fcart' } });
  });

  test('shows a missing field beside it, keeps the e-mail, and calls nothing', async () => {
    const { calls, fetch } = api(ok);
    const { status, html, cookies } = await render(
      pageRequest('/user/login', { language, fetch, form: form({ email: 'ada@', password: '' }) }),
    );
    expect(status).toBe(200);
    expect(calls).toEqual([]);
    expect(cookies ?? []).toEqual([]);
    expect(html).toMatch(/<input[^>]*value="ada@"/);
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
  });

  test('shows the refusal of the call, and never the password', async () => {
    const { fetch } = api({ status: 422, body: refusal.en });
    const { html } = await render(pageRequest('/user/login', { language, fetch, form: form(credentials) }));
    expect(html).toContain(refusal.en.message);
    expect(html).toMatch(/<input[^>]*value="ada@example.test"/);
    expect(html).not.toContain(credentials.password);
  });

  test('shows the fields that the call refused, and keeps the ticked box', async () => {
    const { fetch } = api({ status: 422, body: refusal.taken });
    const { html } = await render(pageRequest('/user/register', { language, fetch, form: form(registration) }));
    expect(html).toContain('This e-mail already has an account');
    expect(html).toMatch(/<input[^>]*checked=""/);
    expect(html).not.toContain(credentials.password);
  });

  test('gets the error page where no page takes a form', async () => {
    const { calls, fetch } = api(ok);
    const { status, html } = await render(pageRequest('/faq', { language, fetch, form: form(credentials) }));
    expect(status).toBe(405);
    expect(html).toContain('<h1');
    expect(calls).toEqual([]);
  });
});

test('the other forms wait for the scripts', async () => {
  const { fetch } = api(ok);
  const { html } = await render(pageRequest('/user/findPassword', { fetch }));
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*disabled=""[^>]*data-waits="true"|<button[^>]*data-waits="true"/);
  const { html: login } = await render(pageRequest('/user/login', { fetch }));
  expect(login).not.toContain('data-waits');
});
