import { sumFen, type Fen } from '@caravan/kernel';
import { misplacedInBins, misplacedItems, wrongDisposals } from '../db/audit.repo.ts';
import { packagesAfter, wholePackages, type WholePackage } from '../db/package.repo.ts';
import { heldFor, heldForExtra, packageFaults } from '../domain/package-faults.ts';
import type { PackageContext } from './package-context.ts';

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
        const [owed, paid] = [heldForExtra(extra), await context.refunds().refundable(tx, 'package_extra', extra.ref)];
        if (paid !== owed) faults.push(`extra payment ${extra.ref} should hold ${owed} fen, payment holds ${paid}`);
      }
    }
    return faults;
  });

/** Paid claims for which the ledger has another payment, and what these claims paid together. */
const claimFaults = async (
  { db, compensations }: PackageContext,
  packages: readonly WholePackage[],
): Promise<{ faults: string[]; paidFen: Fen }> => {
  const decided = packages.flatMap(({ claims }) =>
    claims.map(({ ref, decision }) => ({ ref, paidFen: decision?.paidFen ?? 0 })),
  );
  const paid = await compensations().paid(
    db,
    decided.map(({ ref }) => ref),
  );
  const faults = decided.flatMap(({ ref, paidFen }) => {
    const booked = paid.get(ref) ?? 0;
    return booked === paidFen ? [] : [`claim ${ref} should have paid ${paidFen} fen, the ledger has ${booked}`];
  });
  return { faults, paidFen: sumFen(decided.map(({ paidFen }) => paidFen)) };
};

/**
 * Audits all packages and goods: states match events, fees match goods and shipping methods, goods match packages or
 * their disposal, and money matches payment and the ledger.
 */
export const auditPackages = async (context: PackageContext): Promise<string[]> => {
  const faults: string[] = [];
  let paidFen: Fen = 0;
  for (let last: string | undefined = ''; last !== undefined;) {
    const rows = await packagesAfter(context.db, last, batchSize);
    const packages = await wholePackages(context.db, rows);
    faults.push(...packages.flatMap(packageFaults), ...(await moneyFaults(context, packages)));
    const claims = await claimFaults(context, packages);
    faults.push(...claims.faults);
    paidFen += claims.paidFen;
    last = rows.at(-1)?.number;
  }
  const misplaced = await misplacedItems(context.db);
  const inBins = await misplacedInBins(context.db);
  const disposals = await wrongDisposals(context.db);
  const booked = await context.compensations().total(context.db);
  return [
    ...faults,
    ...(booked === paidFen ? [] : [`claims paid ${paidFen} fen, the ledger has ${booked} fen for them`]),
    ...misplaced.map((id) => `item ${id} is in a package that does not contain it, or in two packages`),
    ...inBins.map((id) => `item ${id} is not in the bin of its last move, or is in a bin although it is packed`),
    ...disposals.map((id) => `item ${id} was disposed of without a record or its three warnings, or is in a package`),
  ];
};
