import { accountPaths } from '@caravan/account/contract';
import { startHarness } from '@caravan/web-core/dev';
import { accountWeb } from '../account.web.ts';
import { exampleAccount } from '../mocks/example-account.ts';
import { mockAccount } from '../mocks/mock-account.ts';

// The area is for shoppers: here everybody is one. The password is `ferry246`; `?obstacles` keeps the account from being closed.
document.cookie = 'token=harness; path=/';
document.cookie = 'is_login=1; path=/';
const obstacles = new URLSearchParams(location.search).has('obstacles') ? ['orders_open', 'balance_left'] : [];

const { handlers } = mockAccount({ ...exampleAccount(), obstacles });

void startHarness({
  feature: accountWeb,
  pages: [...Object.values(accountPaths).map(({ href }) => href()), accountPaths.address.href({ kind: 'billing' }), accountPaths.messages.href({ show: 'unread' })],
  handlers,
});
