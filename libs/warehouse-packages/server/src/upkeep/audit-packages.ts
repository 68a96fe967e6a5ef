import type { AuditRun, Database } from '@caravan/server-core';
import { misplacedInBins, misplacedItems, wrongDisposals } from './audit.repo.ts';
import { lossesAfter, lossKey, paidForLosses, wrongLosses } from '../store/missing/store-loss.repo.ts';
import { paidForClaims } from '../packages/insurance/claim.repo.ts';
import { countAllPackages, packagesAfter } from '../packages/package.repo.ts';
import { wholePackages, type WholePackage } from '../packages/whole-package.repo.ts';
import { discountFaults, heldFor, heldForExtra, packageFaults } from './package-faults.ts';
import type { PackageContext } from '../core/package-context.ts';

const batchSize = 500;

/** Packages for which payment holds a wrong amount. */
const moneyFaults = (context: PackageContext, packages: readonly WholePackage[]): Promise<string[]> =>
  context.transaction(async (tx) => {
    const faults: string[] = [];
    for (const whole of packages) {
      const { number } = whole.row;
      const held = await context.refunds().refundable(tx, 'package', number);
      if (held !== heldFor(whole))
        faults.push(`package ${number} should hold ${heldFor(whole)} fen, payment holds ${held}`);
      for (const extra of whole.extras) {
        const owed = heldForExtra(extra);
        const paid = await context.refunds().refundable(tx, 'package_extra', extra.ref);
        if (paid !== owed) faults.push(`extra payment ${extra.ref} should hold ${owed} fen, payment holds ${paid}`);
      }
    }
    return faults;
  });

/** Paid claims for which the ledger has another payment. */
const claimFaults = async (
  { db, compensations }: PackageContext,
  packages: readonly WholePackage[],
): Promise<string[]> => {
  const decided = packages.flatMap(({ claims }) =>
    claims.map(({ ref, decision }) => ({ ref, paidFen: decision?.paidFen ?? 0 })),
  );
  const paid = await compensations().paid(
    db,
    decided.map(({ ref }) => ref),
  );
  return decided.flatMap(({ ref, paidFen }) => {
    const booked = paid.get(ref) ?? 0;
    return booked === paidFen ? [] : [`claim ${ref} should have paid ${paidFen} fen, the ledger has ${booked}`];
  });
};

/** Lost goods for which the ledger has another payment. */
const lossFaults = async ({ db, compensations }: PackageContext): Promise<string[]> => {
  const faults: string[] = [];
  for (let after = ''; ;) {
    const found = await lossesAfter(db, after, batchSize);
    const last = found.at(-1);
    if (!last) return faults;
    const paid = await compensations().paid(
      db,
      found.map(({ itemId }) => lossKey(itemId)),
    );
    for (const { itemId, paidFen } of found) {
      const booked = paid.get(lossKey(itemId)) ?? 0;
      if (booked !== paidFen)
        faults.push(`lost item ${itemId} should have paid ${paidFen} fen, the ledger has ${booked}`);
    }
    after = last.itemId;
  }
};

/**
 * Audits all packages and goods: states match events, fees match goods and shipping methods, goods match packages or
 * their disposal, and money matches payment, the ledger and coupons.
 */
export const auditPackages = async (context: PackageContext, run: AuditRun): Promise<string[]> => {
  const { db } = context;
  const faults = await run.batches({
    name: 'packages',
    count: () => countAllPackages(db),
    check: async (after) => {
      const rows = await packagesAfter(db, after, batchSize);
      const packages = await wholePackages(db, rows);
      const used = await context.coupons().usedBy(
        db,
        'package',
        rows.map(({ number }) => number),
      );
      return {
        faults: [
          ...packages.flatMap(packageFaults),
          ...packages.flatMap((whole) => discountFaults(whole, used.get(whole.row.number))),
          ...(await moneyFaults(context, packages)),
          ...(await claimFaults(context, packages)),
        ],
        rows: rows.length,
        last: rows.at(-1)?.number,
      };
    },
  });
  const named = (name: string, ids: (db: Database) => Promise<string[]>, fault: string) =>
    run.part(name, async () => (await ids(db)).map((id) => `item ${id} ${fault}`));
  return [
    ...faults,
    ...(await run.part('sum of claims and losses', async () => {
      const paidFen = (await paidForClaims(db)) + (await paidForLosses(db));
      const booked = await context.compensations().total(db);
      return booked === paidFen ? [] : [`claims and losses paid ${paidFen} fen, the ledger has ${booked} fen for them`];
    })),
    ...(await named(
      'goods in packages',
      misplacedItems,
      'is in a package that does not contain it, or in two packages',
    )),
    ...(await named(
      'goods in bins',
      misplacedInBins,
      'is not in the bin of its last move, or is in a bin although it is packed or in another warehouse',
    )),
    ...(await run.part('losses', () => lossFaults(context))),
    ...(await named('lost goods', wrongLosses, 'is lost without a record, or has one and is not lost')),
    ...(await named(
      'disposals',
      wrongDisposals,
      'was disposed of without a record or its three warnings, or is in a package',
    )),
  ];
};
