import type { PersonWork } from '@caravan/account/port';
import { scannedCode } from '@caravan/kernel';
import type { ConversationSubject } from '@caravan/support/port';
import type { Findable } from '@caravan/tasks/port';
import { searchPackages } from '../packages/lists/all-packages.repo.ts';
import { pageOfBins } from '../bins/bin.repo.ts';
import { countPackages, findPackage, newestPackages } from '../packages/package.repo.ts';
import { pageOfStore } from './staff-store.repo.ts';
import { priceOf } from '../packages/payment/package-discount.ts';

const packageReaders = ['packer', 'receiver', 'service', 'finance', 'auditor'] as const;

/** Packages by their own number, or by one of their goods, orders or carriers. */
const packages: Findable = {
  kind: 'package',
  roles: packageReaders,
  async find(db, q, limit) {
    const rows = await searchPackages(db, q, limit);
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

export const packagesOfPerson: PersonWork = {
  kind: 'package',
  roles: packageReaders,
  async newest(db, userId, limit) {
    const [rows, counts] = await Promise.all([newestPackages(db, userId, limit), countPackages(db, { userId })]);
    return {
      items: rows.map(({ number, trackingNumber, status, feeFen, discountFen, createdAt }) => ({
        ref: number,
        title: trackingNumber,
        status,
        amount_fen: priceOf({ feeFen, discountFen }),
        at: createdAt.toISOString(),
      })),
      total: [...counts.values()].reduce((sum, count) => sum + count, 0),
    };
  },
};

/** For the console's search. */
export const warehouseFindables: readonly Findable[] = [packages, items, bins];

export const packageSubject: ConversationSubject = {
  belongsTo: async (db, userId, ref) => (await findPackage(db, { userId }, ref)) !== undefined,
};
