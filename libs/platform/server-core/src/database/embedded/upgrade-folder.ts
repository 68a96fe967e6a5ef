import { join } from 'node:path';

/** Beside the data while their major version is upgraded. */
export const upgradeFolder = (home: string): string => join(home, 'upgrade');
