import type { PageRequest } from '@caravan/kernel';

const json = (status: number, body: unknown): Response => Response.json(body, { status });

const user = { id: 'u1', email: 'shopper@example.test', cart_count: 2 };

/** The API for a page request; `live-token` is the only valid session. */
const fetchApi: PageRequest['fetch'] = (path, init) => {
  const isLive = new Headers(init?.headers).get('authorization') === 'Bearer live-token';
  const isBusy = new Headers(init?.headers).get('authorization') === 'Bearer busy-token';
  if (isBusy) return Promise.resolve(json(429, { code: 429, message: 'Too many requests' }));
  if (!isLive)
    return Promise.resolve(json(401, { code: 401, message: 'Please login first', data: { reason: 'login_required' } }));
  const data = path === '/v1/users/verify' ? { logged_in: true, account: user.id } : user;
  return Promise.resolve(json(200, { code: 200, message: 'OK', data }));
};

export const pageRequest = (path: string, over: Partial<PageRequest> = {}): PageRequest => ({
  id: 'request-1',
  url: new URL(path, 'http://shop.test'),
  language: 'en',
  colorMode: undefined,
  token: undefined,
  fetch: fetchApi,
  ...over,
});
