import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Beside the built server, or beside its sources. */
export const migrationsFolder = [join(import.meta.dirname, 'migrations'), join(import.meta.dirname, '../migrations')].find(existsSync) ?? '';
