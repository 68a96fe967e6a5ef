import { aStaffMember } from '@caravan/auth/contract/testing';
import { consoleHarness } from '@caravan/console-core/dev';
import { authConsolePaths as paths } from '@caravan/routes/console';
import { authConsole } from '../auth.console.ts';
import { authStaffHandlers } from '../mocks/auth.handlers.ts';

export const harness = consoleHarness({
  feature: authConsole,
  pages: [
    paths.login.href(),
    paths.join.href({ token: 'invitation' }),
    paths.findPassword.href(),
    paths.resetPassword.href({ token: 'reset' }),
    paths.me.href(),
    paths.staff.href(),
  ],
  visitorPages: [paths.login.href()],
  handlers: authStaffHandlers({
    me: { roles: ['owner'] },
    members: [
      aStaffMember(),
      aStaffMember({ id: 'staff_2', email: 'packer@shop.test', roles: ['packer', 'receiver'], second_factor: 'none' }),
      aStaffMember({ id: 'staff_3', email: 'new@shop.test', roles: ['buyer'], state: 'invited', seen_at: null }),
    ],
  }),
});
