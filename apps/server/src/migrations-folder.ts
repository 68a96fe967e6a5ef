import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Next to the built server, or next to its sources. */
export const migrationsFolder =
  [join(import.meta.dirname, 'migrations'), join(import.meta.dirname, '../migrations')].find(existsSync) ?? '';
