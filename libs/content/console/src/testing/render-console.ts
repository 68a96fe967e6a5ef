import { consoleCoreFeature } from '@caravan/console-core';
import { consoleTestLayout, testStaff } from '@caravan/console-core/testing';
import type { StaffLanguage, StaffRole } from '@caravan/kernel';
import { renderRoute } from '@caravan/web-core/testing';
import { contentConsole } from '../content.console.ts';
import { contentStaffHandlers, type ContentAnswers } from '../mocks/content.handlers.ts';

export interface ConsoleOptions extends ContentAnswers {
  language?: StaffLanguage;
  roles?: readonly StaffRole[];
  /** Handlers that come before the usual ones. */
  handlers?: Parameters<typeof renderRoute>[0]['handlers'];
}

/** Renders a page of this part of the console for a member of staff. */
export const renderConsole = (path: string, options: ConsoleOptions = {}) => {
  const { language = 'en', roles = ['editor'], handlers = [], ...answers } = options;
  return renderRoute({
    features: [consoleCoreFeature, contentConsole],
    path,
    language,
    handlers: [...handlers, ...contentStaffHandlers(answers)],
    loggedIn: true,
    appLayout: consoleTestLayout({ me: { ...testStaff, roles } }),
  });
};
