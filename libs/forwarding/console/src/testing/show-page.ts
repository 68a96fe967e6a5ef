import { showsPages, testStaff } from '@caravan/console-core/testing';
import type { Language } from '@caravan/kernel';
import type { HttpHandler } from 'msw';
import { forwardingConsole } from '../forwarding.console.ts';
import { forwardingStaffHandlers } from '../mocks/forwarding.handlers.ts';

const { showPage: show } = showsPages(forwardingConsole);

interface Shown {
  path: string;
  language?: Language;
  /** They take precedence over the mocks. */
  handlers?: readonly HttpHandler[];
}

/** Opens a page of this feature for an owner, on its mocks. */
export const showPage = ({ path, language, handlers = [] }: Shown) =>
  show(path, [...handlers, ...forwardingStaffHandlers()], language, { me: { ...testStaff, roles: ['owner'] } });
