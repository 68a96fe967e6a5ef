import { route } from '@caravan/server-core';
import { receivePackageSchema } from '@caravan/warehouse-packages/contract/schema';
import { lookOf } from '../look.ts';
import { presentPackage } from '../present-package.ts';
import type { PackageContext } from '../use-cases/package-context.ts';
import { receivePackage } from '../use-cases/receive-package.ts';

export const receivePackageRoute = (context: PackageContext) =>
  route(receivePackageSchema, async ({ session, params, language }) =>
    presentPackage(await receivePackage(context, session.userId, params.number), lookOf(context, language)),
  );
