import { route } from '@caravan/server-core';
import { cancelPackageSchema } from '@caravan/warehouse-packages/contract/schema';
import { lookOf } from '../look.ts';
import { presentPackage } from '../present-package.ts';
import { cancelPackage } from '../use-cases/cancel-package.ts';
import type { PackageContext } from '../use-cases/package-context.ts';

export const cancelPackageRoute = (context: PackageContext) =>
  route(cancelPackageSchema, ({ session, params, language, once }) =>
    once(async (tx) => presentPackage(await cancelPackage(tx, context, session.userId, params.number), lookOf(context, language))),
  );
