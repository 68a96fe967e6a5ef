import { fail } from '@caravan/account/contract';
import { deleteUserContract } from '@caravan/account/contract/schema';
import { accountPaths } from '@caravan/routes';
import type { HarnessOptions } from '@caravan/web-core/dev';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { accountWeb } from '../account.web.ts';
import { accountHandlers } from '../mocks/account.handlers.ts';
import { exampleAccount } from '../mocks/example-account.ts';

const refusal = mockEndpoint(deleteUserContract, () => {
  throw fail('orders_open', { obstacles: ['orders_open', 'balance_left'] });
});

/** `?obstacles` prevents the account from being closed. */
export const harness = (asked = new URLSearchParams()): HarnessOptions => ({
  feature: accountWeb,
  pages: [
    ...Object.values(accountPaths).map(({ href }) => href()),
    accountPaths.address.href({ kind: 'billing' }),
    accountPaths.messages.href({ show: 'unread' }),
  ],
  loggedIn: true,
  handlers: [...(asked.has('obstacles') ? [refusal] : []), ...accountHandlers(exampleAccount())],
});
