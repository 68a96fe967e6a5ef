import { aStaffAction, aStaffUser } from '@caravan/account/contract/testing';
import { startConsoleHarness } from '@caravan/console-core/dev';
import { accountConsole } from '../account.console.ts';
import { accountStaffHandlers } from '../mocks/account.handlers.ts';

void startConsoleHarness({
  feature: accountConsole,
  handlers: accountStaffHandlers(
    [aStaffUser(), aStaffUser({ id: 'user_2', email: 'buyer@shop.test', role: 'staff', nickname: null })],
    [aStaffAction(), aStaffAction({ id: '2', action: 'package.ship', note: null, data: null })],
  ),
});
