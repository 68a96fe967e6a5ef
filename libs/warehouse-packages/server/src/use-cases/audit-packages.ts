import { astrayItems } from '../db/audit.repo.ts';
import { packagesAfter, wholePackages, type WholePackage } from '../db/package.repo.ts';
import { heldFor, packageFaults } from '../domain/package-faults.ts';
import type { PackageContext } from './package-context.ts';

const atATime = 500;

/** What payment holds of a package, beside what it should. */
const moneyFaults = (context: PackageContext, packages: readonly WholePackage[]): Promise<string[]> =>
  context.transaction(async (tx) => {
    const faults: string[] = [];
    for (const whole of packages) {
      const { number } = whole.row;
      const held = await context.refunds().refundable(tx, 'package', number);
      if (held !== heldFor(whole)) faults.push(`package ${number} should hold ${heldFor(whole)} fen, payment holds ${held}`);
    }
    return faults;
  });

/** Looks through all packages and goods: states are those of events, fees those of goods and lines, goods where packages are, money where both say. */
export const auditPackages = async (context: PackageContext): Promise<string[]> => {
  const faults: string[] = [];
  for (let last: string | undefined = ''; last !== undefined;) {
    const rows = await packagesAfter(context.db, last, atATime);
    const packages = await wholePackages(context.db, rows);
    faults.push(...packages.flatMap(packageFaults), ...(await moneyFaults(context, packages)));
    last = rows.at(-1)?.number;
  }
  const astray = await astrayItems(context.db);
  return [...faults, ...astray.map((id) => `item ${id} is in a package that does not hold it, or in two`)];
};
