import { route } from '@caravan/server-core';
import { listStaffPackagesSchema } from '@caravan/warehouse-packages/contract/staff';
import { lookOf } from '../../look.ts';
import { presentStaffPackage } from '../../present-package.ts';
import { listPackages } from '../../use-cases/list-packages.ts';
import type { PackageContext } from '../../use-cases/package-context.ts';

export const listStaffPackagesRoute = (context: PackageContext) =>
  route(listStaffPackagesSchema, async ({ query, language }) => {
    const found = await listPackages(context, 'everybody', query);
    const look = lookOf(context, language);
    return { ...found, items: found.items.map((one) => presentStaffPackage(one, look)) };
  });
