import { route, type Route } from '@caravan/server-core';
import {
  cancelPackageContract,
  createPackageContract,
  getPackageContract,
  listPackagesContract,
  quotePackageContract,
  receivePackageContract,
  receiveTrackingContract,
  trackPackageContract,
} from '@caravan/warehouse-packages/contract/schema';
import { presenterContext } from '../core/presenter-context.ts';
import { presentPackage } from './present-package.ts';
import { presentParcelSummary } from './lists/present-package-list.ts';
import { presentPublicTracking } from '../tracking/present-tracking.ts';
import { cancelPackage, receivePackage } from './end-package.ts';
import { createPackage } from './create-package.ts';
import { showPackage, showTracked } from './find-package.ts';
import { listPackages } from './lists/list-packages.ts';
import type { PackageContext } from '../core/package-context.ts';
import { receivePush } from '../tracking/receive-tracking.ts';
import { presentOwnQuotes, quotePackage } from './quotes/quote-package.ts';

/** A shopper's packages, and quotes for their goods. */
export const packageRoutes = (context: PackageContext): Route[] => [
  route(quotePackageContract, async ({ session, body, language }) =>
    presentOwnQuotes(await quotePackage(context, session.userId, body, language), language),
  ),

  route(createPackageContract, ({ session, body, language, once }) =>
    createPackage(context, { userId: session.userId, request: body, language }, once),
  ),

  route(listPackagesContract, async ({ session, query, language }) => {
    const found = await listPackages(context, { userId: session.userId }, query);
    const presenter = presenterContext(context, language);
    return { ...found, items: found.items.map((one) => presentParcelSummary(one, presenter)) };
  }),

  route(getPackageContract, async ({ session, params, language }) =>
    presentPackage(
      await showPackage(context, { userId: session.userId }, params.number),
      presenterContext(context, language),
    ),
  ),

  route(trackPackageContract, async ({ params, reply }) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    return presentPublicTracking(await showTracked(context, params.token));
  }),

  route(receiveTrackingContract, async ({ params, request }) => {
    await receivePush(context, params.source, request.body, request.headers);
    return null;
  }),

  route(cancelPackageContract, ({ session, params, language, once }) =>
    once(async (tx) =>
      presentPackage(
        await cancelPackage(tx, context, session.userId, params.number),
        presenterContext(context, language),
      ),
    ),
  ),

  route(receivePackageContract, async ({ session, params, language }) =>
    presentPackage(await receivePackage(context, session.userId, params.number), presenterContext(context, language)),
  ),
];
