import { aPerson, aStaffAction, aStaffUser } from '@caravan/account/contract/testing';
import { consoleHarness } from '@caravan/console-core/dev';
import { accountConsolePaths as paths } from '@caravan/routes/console';
import { accountConsole } from '../account.console.ts';
import { accountStaffHandlers } from '../mocks/account.handlers.ts';

export const harness = consoleHarness({
  feature: accountConsole,
  pages: [paths.people.href(), paths.person.href({ id: aPerson().id }), paths.texts.href(), paths.audit.href()],
  handlers: accountStaffHandlers(
    [aStaffUser(), aStaffUser({ id: 'user_2', email: 'buyer@shop.test', role: 'staff', nickname: null })],
    [aStaffAction(), aStaffAction({ id: '2', action: 'package.ship', note: null, data: null })],
    [aPerson()],
  ),
});
