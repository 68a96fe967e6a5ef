import type { APIRequestContext, Page } from '@playwright/test';
import { expect, freshEmail, password } from './journey.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Picture {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A user who calls the API directly. */
export interface Person {
  call: <Data>(method: Method, path: string, body?: unknown) => Promise<Data>;
  /** Sends a form whose fields may contain one or more pictures. */
  upload: <Data>(path: string, fields: Record<string, string | boolean | Picture>) => Promise<Data>;
}

interface Answer {
  code: number;
  message: string;
  data: unknown;
}

let keys = 0;

export const person = (request: APIRequestContext, token: string, language = 'en'): Person => {
  const send = async <Data>(
    method: Method,
    path: string,
    content: { data?: unknown; multipart?: Record<string, string | boolean | Picture> },
  ) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'client-language': language,
      'idempotency-key': `e2e-${Date.now()}-${(keys += 1)}`,
    };
    const response = await request.fetch(`/v1${path}`, { method, headers, ...content });
    const answer = (await response.json()) as Answer;
    expect(answer.code, `${method} ${path}: ${JSON.stringify(answer)}`).toBe(200);
    return answer.data as Data;
  };
  return {
    call: (method, path, body) => send(method, path, body === undefined ? {} : { data: body }),
    upload: (path, multipart) => send('POST', path, { multipart }),
  };
};

const tokenOf = async (request: APIRequestContext, path: string, data: unknown): Promise<string> => {
  const answer = (await (await request.post(`/v1${path}`, { data })).json()) as Answer;
  expect(answer.code, `POST ${path}: ${JSON.stringify(answer)}`).toBe(200);
  return (answer.data as { token: string }).token;
};

/** Registers a user; resolves to the e-mail and the session's token. */
export const register = async (request: APIRequestContext): Promise<{ email: string; token: string }> => {
  const email = freshEmail();
  const token = await tokenOf(request, '/users', { email, password, password_confirm: password, agree: true });
  return { email, token };
};

export const sessionCookies = (baseURL: string | undefined, token: string) => {
  const cookie = { url: baseURL ?? '', sameSite: 'Lax' as const };
  return [
    { ...cookie, name: 'token', value: token },
    { ...cookie, name: 'is_login', value: '1' },
  ];
};

/** A session of a member of staff, for the console. */
export const consoleCookies = (baseURL: string | undefined, token: string) => {
  const place = { domain: new URL(baseURL ?? '').hostname, path: '/console', sameSite: 'Strict' as const };
  return [
    { ...place, name: 'console_token', value: token },
    { ...place, name: 'console_is_login', value: '1' },
  ];
};

/** Registers a shopper and logs the page in. */
export const newShopper = async (
  page: Page,
  request: APIRequestContext,
  baseURL: string | undefined,
): Promise<Person> => {
  const { token } = await register(request);
  await page.context().addCookies(sessionCookies(baseURL, token));
  return person(request, token);
};

/** A session of the owner whose account the server under test starts with. */
export const staffToken = (request: APIRequestContext): Promise<string> =>
  tokenOf(request, '/login', { email: 'staff@example.test', password: 'staff12345' });

/** The staff account that the server under test starts with. */
export const staff = async (request: APIRequestContext): Promise<Person> => person(request, await staffToken(request));
