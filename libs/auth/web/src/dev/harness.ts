import { getFooterArticlesContract } from '@caravan/content/contract/schema';
import { authPaths } from '@caravan/routes';
import type { HarnessOptions } from '@caravan/web-core/dev';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { authWeb } from '../auth.web.ts';
import { authHandlers } from '../mocks/auth.handlers.ts';

const articles = [
  { id: 82, article_name: 'Terms of service', is_faq: false, slug: 'terms-of-service', language: 'en' as const },
  { id: 83, article_name: 'Privacy policy', is_faq: false, slug: 'privacy-policy', language: 'en' as const },
];

export const harness: HarnessOptions = {
  feature: authWeb,
  pages: [
    authPaths.login.href(),
    authPaths.register.href(),
    authPaths.registerSuccess.href(),
    authPaths.findPassword.href(),
    authPaths.resetPassword.href({ token: 'reset-link' }),
    authPaths.result.href({ kind: 'activate', token: 'activation-link' }),
    authPaths.result.href({ kind: 'activation_failed' }),
  ],
  handlers: [...authHandlers(), mockEndpoint(getFooterArticlesContract, () => [{ group_name: 'About', articles }])],
};
