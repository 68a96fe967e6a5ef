import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const folder = fileURLToPath(new URL('../../../../../apps/server/deploy', import.meta.url));

/** The samples of `apps/server/deploy`. */
export const deployFile = (...path: string[]): string => join(folder, ...path);
export const readDeployFile = (...path: string[]): string => readFileSync(deployFile(...path), 'utf8');
