import { consoleCoreFeature } from '@caravan/console-core';
import { consoleTestLayout, testStaff } from '@caravan/console-core/testing';
import type { StaffLanguage, StaffRole } from '@caravan/kernel';
import { renderRoute } from '@caravan/web-core/testing';
import { supportStaffHandlers, type StaffSupportMocks } from '../mocks/support.handlers.ts';
import { supportConsole } from '../support.console.ts';

export interface ConsoleOptions extends StaffSupportMocks {
  language?: StaffLanguage;
  roles?: readonly StaffRole[];
  /** Handlers that come before the usual ones. */
  handlers?: Parameters<typeof renderRoute>[0]['handlers'];
}

/** Renders a page of this part of the console for a member of staff. */
export const renderConsole = (path: string, options: ConsoleOptions = {}) => {
  const { language = 'en', roles = ['service'], handlers = [], ...answers } = options;
  return renderRoute({
    features: [consoleCoreFeature, supportConsole],
    path,
    language,
    handlers: [...handlers, ...supportStaffHandlers(answers)],
    loggedIn: true,
    appLayout: consoleTestLayout({ me: { ...testStaff, roles } }),
  });
};
