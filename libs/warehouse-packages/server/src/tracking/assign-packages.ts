import type { Database } from '@caravan/server-core';
import type { ShippedPackage, TrackingSource } from '@caravan/shipping/port';
import { assign, unassigned } from './followed-package.repo.ts';
import type { PackageContext } from '../core/package-context.ts';

const atOnce = 500;

/** The service that follows each package: the one that sold its label, otherwise the one for all carriers, if there is one. */
export const followersOf = async (
  db: Database,
  sources: readonly TrackingSource[],
  shipped: readonly ShippedPackage[],
): Promise<Map<string, string>> => {
  const general = sources.find(({ ownOf }) => !ownOf);
  const followers = new Map(general ? shipped.map(({ number }) => [number, general.name]) : []);
  for (const { name, ownOf } of sources)
    for (const number of (await ownOf?.(db, shipped)) ?? []) followers.set(number, name);
  return followers;
};

/** Assigns packages on their way that no service follows. Those that none takes are looked at again by the next run. */
export const assignPackages = async (context: PackageContext): Promise<void> => {
  const { db, clock } = context;
  const sources = context.trackingSources();
  const names = sources.map(({ name }) => name);
  let after = '';
  for (;;) {
    const found = await unassigned(db, { sources: names, after, limit: atOnce });
    const last = found.at(-1);
    if (!last) return;
    after = last.number;
    const followers = await followersOf(db, sources, found);
    const taken = found.flatMap((one) => {
      const source = followers.get(one.number);
      return source === undefined ? [] : [{ ...one, source }];
    });
    await assign(db, taken, { sources: names, now: clock() });
  }
};
