import { consoleCoreFeature, type ConsoleFeature } from '@caravan/console-core';
import { consoleTestLayout, testStaff, type ConsoleTestLayoutOptions } from '@caravan/console-core/testing';
import type { StaffLanguage, StaffRole } from '@caravan/kernel';
import { renderRoute } from '@caravan/web-core/testing';
import { procurementConsole } from '../procurement.console.ts';
import { procurementHandlers, type ProcurementAnswers } from '../mocks/procurement.handlers.ts';

export interface ConsoleOptions extends ProcurementAnswers, Pick<ConsoleTestLayoutOptions, 'browser' | 'store'> {
  language?: StaffLanguage;
  roles?: readonly StaffRole[];
  /** Stand for the parts of other features. */
  lazySlots?: ConsoleFeature['lazySlots'];
  /** Handlers that come before the usual ones. */
  handlers?: Parameters<typeof renderRoute>[0]['handlers'];
}

/** Renders a page of this part of the console for a member of staff. */
export const renderConsole = (path: string, options: ConsoleOptions = {}) => {
  const {
    language = 'en',
    roles = ['buyer', 'receiver'],
    handlers = [],
    store,
    browser,
    lazySlots,
    ...answers
  } = options;
  return renderRoute({
    features: [
      consoleCoreFeature,
      { ...procurementConsole, lazySlots: { ...procurementConsole.lazySlots, ...lazySlots } },
    ],
    path,
    language,
    handlers: [...handlers, ...procurementHandlers(answers)],
    loggedIn: true,
    appLayout: consoleTestLayout({
      me: { ...testStaff, roles },
      ...(store ? { store } : {}),
      ...(browser ? { browser } : {}),
    }),
  });
};
