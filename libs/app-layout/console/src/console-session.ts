import { makeStaffResync } from '@caravan/auth/api/staff';
import { authConsolePaths, consoleBase } from '@caravan/routes/console';
import type { SessionPlace, SessionRules } from '@caravan/web-core';

/** A working day in seconds; the server ends a session of staff after 12 hours, too. */
const workingDay = 12 * 3600;

/** The console's session is apart from the storefront's, so that staff can be logged in to both. */
export const consoleSessionPlace: SessionPlace = {
  prefix: 'console_',
  path: consoleBase,
  sameSite: 'Strict',
  maxAge: workingDay,
};

const belowConsole = (path: string): string =>
  path === consoleBase || path.startsWith(`${consoleBase}/`) ? path.slice(consoleBase.length) || '/' : path;

/** The rules by which the router checks a session of staff. Paths of the router are below `/console`. */
export const consoleSession: SessionRules = {
  loginHref: (next) => authConsolePaths.login.href({ next: belowConsole(next) }),
  makeResync: makeStaffResync,
};
