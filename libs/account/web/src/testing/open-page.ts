import { renderRoute, type RenderRouteOptions } from '@caravan/web-core/testing';
import { accountWeb } from '../account.web.ts';
import { accountAnswers, accountHandlers, type AccountAnswers } from '../mocks/account.handlers.ts';

export interface OpenOptions extends Pick<RenderRouteOptions, 'language' | 'handlers'> {
  answers?: Partial<AccountAnswers>;
}

/** Opens a page as a logged-in shopper on the mock account; `handlers` take precedence over the account's. */
export const openPage = async (path: string, { answers: given, handlers = [], ...options }: OpenOptions = {}) => {
  const answers = accountAnswers(given);
  const page = await renderRoute({
    feature: accountWeb,
    path,
    loggedIn: true,
    ...options,
    handlers: [...handlers, ...accountHandlers(answers)],
  });
  return { ...page, answers };
};
