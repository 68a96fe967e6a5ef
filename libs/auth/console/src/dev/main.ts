import { aStaffMember } from '@caravan/auth/contract/testing';
import { startConsoleHarness } from '@caravan/console-core/dev';
import { authConsole } from '../auth.console.ts';
import { authStaffHandlers } from '../mocks/auth.handlers.ts';

void startConsoleHarness({
  feature: authConsole,
  handlers: authStaffHandlers({
    me: { roles: ['owner'] },
    members: [
      aStaffMember(),
      aStaffMember({ id: 'staff_2', email: 'packer@shop.test', roles: ['packer', 'receiver'], second_factor: 'none' }),
      aStaffMember({ id: 'staff_3', email: 'new@shop.test', roles: ['buyer'], state: 'invited', seen_at: null }),
    ],
  }),
});
