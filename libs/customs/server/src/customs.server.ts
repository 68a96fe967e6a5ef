import { retainedPort } from '@caravan/content/port';
import { customsReasons } from '@caravan/customs/contract';
import { customsLinesPort, customsOfPackagesPort } from '@caravan/customs/port';
import { ensureKey, personalDataPort, sealedSecrets, type Feature } from '@caravan/server-core';
import { customsNeeds, type CustomsContext } from './customs-context.ts';
import { customsDataOf } from './declarations/customs-data.ts';
import { declarationRoutes } from './declarations/declaration.staff-routes.ts';
import { customsKeyTable } from './papers/customs-key.table.ts';
import { paperRoutes } from './papers/papers.staff-routes.ts';
import { copyToPackage, customsGapsOf } from './tax-numbers/tax-number.repo.ts';
import { taxNumberRoutes } from './tax-numbers/tax-number.routes.ts';
import { customsPersonalData, retainedTaxNumbers } from './upkeep/personal-data.ts';

/** Makes customs: what countries want to know of parcels and their recipients. */
export const customsFeature: Feature = async (core) => {
  const { db, transaction, clock, config, pdf } = core;
  const dependencies = core.ports.use('customs', customsNeeds);
  const context: CustomsContext = {
    db,
    transaction,
    clock,
    pdf,
    secrets: sealedSecrets(config),
    linkKey: await ensureKey(db, customsKeyTable, 'papers'),
    ...dependencies,
  };
  core.ports.provide(customsOfPackagesPort, {
    gaps: customsGapsOf,
    made: copyToPackage,
  });
  core.ports.provide(customsLinesPort, { of: (at, number) => customsDataOf(at, context, number) });
  core.ports.provide(personalDataPort, [customsPersonalData(context)]);
  core.ports.provide(retainedPort, { tax_numbers: retainedTaxNumbers(context) });
  return {
    name: 'customs',
    reasons: customsReasons,
    routes: [...taxNumberRoutes(context), ...declarationRoutes(context), ...paperRoutes(context)],
  };
};
