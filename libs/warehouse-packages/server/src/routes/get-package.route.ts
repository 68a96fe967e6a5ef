import { route } from '@caravan/server-core';
import { getPackageSchema } from '@caravan/warehouse-packages/contract/schema';
import { lookOf } from '../look.ts';
import { presentPackage } from '../present-package.ts';
import { showPackage } from '../use-cases/find-package.ts';
import type { PackageContext } from '../use-cases/package-context.ts';

export const getPackageRoute = (context: PackageContext) =>
  route(getPackageSchema, async ({ session, params, language }) =>
    presentPackage(await showPackage(context, { userId: session.userId }, params.number), lookOf(context, language)),
  );
