import type { APIRequestContext, Page } from '@playwright/test';
import { expect, freshEmail, password } from './journey.ts';

/** Somebody who speaks to the API by program. */
export interface Person {
  call: <Data>(method: 'GET' | 'POST', path: string, body?: unknown) => Promise<Data>;
}

interface Answer {
  code: number;
  message: string;
  data: unknown;
}

let keys = 0;

const person = (request: APIRequestContext, token: string): Person => ({
  call: async <Data>(method: 'GET' | 'POST', path: string, body?: unknown) => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': `e2e-${Date.now()}-${(keys += 1)}` };
    const response = await request.fetch(`/v1${path}`, { method, headers, ...(body === undefined ? {} : { data: body }) });
    const answer = (await response.json()) as Answer;
    expect(answer.code, `${method} ${path}: ${answer.message}`).toBe(200);
    return answer.data as Data;
  },
});

const tokenOf = async (request: APIRequestContext, path: string, data: unknown): Promise<string> => {
  const answer = (await (await request.post(`/v1${path}`, { data })).json()) as { data: { token: string } };
  return answer.data.token;
};

/** A new shopper, whose session the page has. */
export const newShopper = async (page: Page, request: APIRequestContext, baseURL: string | undefined): Promise<Person> => {
  const token = await tokenOf(request, '/users', { email: freshEmail(), password, password_confirm: password, agree: true });
  const cookie = { url: baseURL ?? '', sameSite: 'Lax' as const };
  await page.context().addCookies([
    { ...cookie, name: 'token', value: token },
    { ...cookie, name: 'is_login', value: '1' },
  ]);
  return person(request, token);
};

/** The staff account that the server of these journeys starts with. */
export const staff = async (request: APIRequestContext): Promise<Person> =>
  person(request, await tokenOf(request, '/login', { email: 'staff@example.test', password: 'staff12345' }));
