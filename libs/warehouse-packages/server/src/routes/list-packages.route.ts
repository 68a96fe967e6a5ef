import { route } from '@caravan/server-core';
import { listPackagesSchema } from '@caravan/warehouse-packages/contract/schema';
import { lookOf } from '../look.ts';
import { presentPackage } from '../present-package.ts';
import { listPackages } from '../use-cases/list-packages.ts';
import type { PackageContext } from '../use-cases/package-context.ts';

export const listPackagesRoute = (context: PackageContext) =>
  route(listPackagesSchema, async ({ session, query, language }) => {
    const found = await listPackages(context, { userId: session.userId }, query);
    const look = lookOf(context, language);
    return { ...found, items: found.items.map((one) => presentPackage(one, look)) };
  });
