import { supportPaths } from '@caravan/routes';
import type { HarnessOptions } from '@caravan/web-core/dev';
import { supportHandlers } from '../mocks/support.handlers.ts';
import { supportWeb } from '../support.web.ts';

export const harness: HarnessOptions = {
  feature: supportWeb,
  pages: [supportPaths.conversations.href(), supportPaths.conversation.href({ id: 'conversation-1' })],
  loggedIn: true,
  handlers: supportHandlers(),
};
