import { renderRoute, type RenderRouteOptions } from '@caravan/web-core/testing';
import { returnAnswers, returnsHandlers, type ReturnAnswers } from '../mocks/returns.handlers.ts';
import { returnsWeb } from '../returns.web.ts';

export interface OpenOptions extends Partial<RenderRouteOptions> {
  path: string;
  answers?: Partial<ReturnAnswers>;
}

/** Opens a page of this feature for a shopper; `handlers` take precedence over the mocks'. */
export const openPage = async ({ answers: given, handlers = [], ...options }: OpenOptions) => {
  const mocks = returnsHandlers(returnAnswers(given));
  const page = await renderRoute({
    feature: returnsWeb,
    loggedIn: true,
    ...options,
    handlers: [...handlers, ...mocks],
  });
  return { ...page, mocks };
};
