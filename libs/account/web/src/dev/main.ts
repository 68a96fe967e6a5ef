import { accountPaths, fail } from '@caravan/account/contract';
import { deleteUserContract } from '@caravan/account/contract/schema';
import { startHarness } from '@caravan/web-core/dev';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { accountWeb } from '../account.web.ts';
import { accountHandlers } from '../mocks/account.handlers.ts';
import { exampleAccount } from '../mocks/example-account.ts';

// Every visitor of the harness is a logged-in shopper. `?obstacles` prevents the account from being closed.
document.cookie = 'token=harness; path=/';
document.cookie = 'is_login=1; path=/';
const refusal = mockEndpoint(deleteUserContract, () => {
  throw fail('orders_open', { obstacles: ['orders_open', 'balance_left'] });
});

void startHarness({
  feature: accountWeb,
  pages: [
    ...Object.values(accountPaths).map(({ href }) => href()),
    accountPaths.address.href({ kind: 'billing' }),
    accountPaths.messages.href({ show: 'unread' }),
  ],
  handlers: [
    ...(new URLSearchParams(location.search).has('obstacles') ? [refusal] : []),
    ...accountHandlers(exampleAccount()),
  ],
});
