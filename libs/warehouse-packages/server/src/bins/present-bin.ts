import type { Bin } from '@caravan/warehouse-packages/contract';
import type { CountedBin } from './bin.repo.ts';

/** A bin with the number of its items. */
export const presentBin = ({ code, zone, kind, position, active, version, items }: CountedBin): Bin => ({
  code,
  zone,
  kind,
  position,
  active,
  version,
  items,
});
