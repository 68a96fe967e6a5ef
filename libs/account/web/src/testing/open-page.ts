import { renderRoute, type RenderRouteOptions } from '@caravan/web-core/testing';
import { accountWeb } from '../account.web.ts';
import { mockAccount, type MockAccountStart } from '../mocks/mock-account.ts';

export interface OpenOptions extends Pick<RenderRouteOptions, 'language' | 'handlers'> {
  account?: MockAccountStart;
}

/** A page of a logged-in shopper, who is an account of its own; what `handlers` answer stands above it. */
export const openPage = async (path: string, { account: start, handlers = [], ...options }: OpenOptions = {}) => {
  const account = mockAccount(start);
  const page = await renderRoute({ feature: accountWeb, path, loggedIn: true, ...options, handlers: [...handlers, ...account.handlers] });
  return { ...page, account };
};
