import { consoleCoreFeature } from '@caravan/console-core';
import { consoleTestLayout, testStaff } from '@caravan/console-core/testing';
import type { StaffLanguage, StaffRole } from '@caravan/kernel';
import { renderRoute } from '@caravan/web-core/testing';
import { cartOrdersConsole } from '../cart-orders.console.ts';
import { purchaseSlots } from './purchase-slots.tsx';
import { cartOrdersStaffHandlers, type OrderAnswers } from '../mocks/cart-orders.handlers.ts';

export interface ConsoleOptions extends OrderAnswers {
  language?: StaffLanguage;
  roles?: readonly StaffRole[];
  /** Handlers that come before the usual ones. */
  handlers?: Parameters<typeof renderRoute>[0]['handlers'];
}

/** Renders a page of this part of the console for a member of staff. */
export const renderConsole = (path: string, options: ConsoleOptions = {}) => {
  const { language = 'en', roles = ['buyer'], handlers = [], ...answers } = options;
  return renderRoute({
    features: [consoleCoreFeature, { ...cartOrdersConsole, lazySlots: purchaseSlots }],
    path,
    language,
    handlers: [...handlers, ...cartOrdersStaffHandlers(answers)],
    loggedIn: true,
    appLayout: consoleTestLayout({ me: { ...testStaff, roles } }),
  });
};
