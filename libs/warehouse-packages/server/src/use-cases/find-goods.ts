import { scannedCode } from '@caravan/kernel';
import type { Findable } from '@caravan/tasks/port';
import { pageOfBins } from '../db/bin.repo.ts';
import { pageOfPackages } from '../db/package.repo.ts';
import { pageOfStore } from '../db/staff-store.repo.ts';

/** Packages by their own number, or by one of their goods, orders or carriers. */
const packages: Findable = {
  kind: 'package',
  roles: ['packer', 'receiver', 'service', 'finance', 'auditor'],
  async find(db, q, limit) {
    const rows = await pageOfPackages(db, 'all', { q, page: 1, page_size: limit });
    return rows.map(({ number, status }) => ({ ref: number, title: number, state: status }));
  },
};

/** A page reads one row more than its limit, to know whether others follow. */
const reading = (rows: number) => ({ limit: rows - 1 });

/** Goods in the warehouse by their number, or by a part of their name. */
const items: Findable = {
  kind: 'item',
  roles: ['receiver', 'packer'],
  async find(db, q, limit) {
    const rows = await pageOfStore(db, { q, ...reading(limit) }, undefined);
    return rows.map(({ number, name, bin }) => ({ ref: number, title: name, state: bin }));
  },
};

/** A bin by its code. */
const bins: Findable = {
  kind: 'bin',
  roles: ['receiver', 'packer'],
  async find(db, q, limit) {
    const rows = await pageOfBins(db, { q: scannedCode(q), ...reading(limit) }, undefined);
    return rows.map(({ code, zone }) => ({ ref: code, title: code, state: zone }));
  },
};

/** What the console's search finds in the warehouse. */
export const warehouseFindables: readonly Findable[] = [packages, items, bins];
