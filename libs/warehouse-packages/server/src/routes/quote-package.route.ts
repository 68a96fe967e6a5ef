import { route } from '@caravan/server-core';
import { quotePackageSchema } from '@caravan/warehouse-packages/contract/schema';
import { presentQuotes } from '../present-quotes.ts';
import type { PackageContext } from '../use-cases/package-context.ts';
import { quotePackage } from '../use-cases/quote-package.ts';

export const quotePackageRoute = (context: PackageContext) =>
  route(quotePackageSchema, async ({ session, body, language }) => presentQuotes(await quotePackage(context, session.userId, body), language));
