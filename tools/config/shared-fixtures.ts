import { existsSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../../shared/fixtures');

/**
 * Real pages, links and answers of services, in a folder beside the repository. They belong to their sites, so they are
 * no part of it; tests of their own examples prove the same. Only additional scores use the real ones.
 */
export const sharedFixture = (...path: string[]): string => join(folder, 'goods', ...path);

export const hasSharedFixtures = existsSync(sharedFixture());

/** The end of the title of a test that needs them. */
export const sharedNote = hasSharedFixtures ? '' : ' (../shared/fixtures is absent: skipped)';
