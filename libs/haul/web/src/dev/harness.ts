import { haulPaths } from '@caravan/routes';
import type { HarnessOptions } from '@caravan/web-core/dev';
import { haulHandlers } from '../mocks/haul.handlers.ts';
import { haulWeb } from '../haul.web.ts';

export const harness: HarnessOptions = {
  feature: haulWeb,
  pages: [
    haulPaths.archive.href(),
    haulPaths.imported.href({ id: 'import-1' }),
    haulPaths.imported.href({ id: 'import-1', number: 'CV2601020001' }),
    haulPaths.imported.href({ id: 'import-1', part: 'packages', number: 'PK2601080001' }),
  ],
  loggedIn: true,
  handlers: haulHandlers(),
};
