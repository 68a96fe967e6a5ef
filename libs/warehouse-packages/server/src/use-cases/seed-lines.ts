import { countLines, insertLines } from '../db/line.repo.ts';
import { seedLines } from '../seed/shipping-lines.ts';
import type { PackageContext } from './package-context.ts';

/** Brings the lines to begin with, where there are none; staff's own are never touched. */
export const ensureLines = async ({ db, clock }: Pick<PackageContext, 'db' | 'clock'>): Promise<void> => {
  if ((await countLines(db)) > 0) return;
  const createdAt = clock();
  await insertLines(
    db,
    seedLines.map((line) => ({ ...line, zones: [...line.zones], restrictions: [...line.restrictions], createdAt })),
  );
};
