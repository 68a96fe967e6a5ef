import { vi } from 'vitest';
import { renderRoute, type RenderRouteOptions } from '@caravan/web-core/testing';
import { fundPaymentWeb } from '../fund-payment.web.ts';
import { paymentAnswers, paymentsHandlers, type PaymentAnswers } from '../mocks/payments.handlers.ts';

export interface OpenOptions extends Pick<RenderRouteOptions, 'language' | 'handlers'> {
  answers?: Partial<PaymentAnswers>;
}

/** Opens a page as a logged-in shopper with the mock payment API; `handlers` take precedence over the mock's. */
export const openPage = async (path: string, { answers: given, handlers = [], ...options }: OpenOptions = {}) => {
  const answers = paymentAnswers(given);
  const mocks = paymentsHandlers(answers);
  const page = await renderRoute({
    feature: fundPaymentWeb,
    path,
    loggedIn: true,
    ...options,
    handlers: [...handlers, ...mocks],
  });
  return { ...page, answers, mocks };
};

/** Records full page loads, which jsdom cannot do. */
export const watchLeaving = () => {
  const assign = vi.fn<(address: string) => void>();
  vi.stubGlobal('location', {
    ...window.location,
    assign,
    origin: window.location.origin,
    href: window.location.href,
    protocol: 'http:',
  });
  return assign;
};
