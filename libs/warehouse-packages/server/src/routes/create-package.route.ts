import { route } from '@caravan/server-core';
import { createPackageSchema } from '@caravan/warehouse-packages/contract/schema';
import { createPackage } from '../use-cases/create-package.ts';
import type { PackageContext } from '../use-cases/package-context.ts';

export const createPackageRoute = (context: PackageContext) =>
  route(createPackageSchema, ({ session, body, language, once }) => createPackage(context, { userId: session.userId, wish: body, language }, once));
