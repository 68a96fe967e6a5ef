import { route, setPolicy, type Route } from '@caravan/server-core';
import { createPrintContract, getPrintContract } from '@caravan/warehouse-packages/contract/staff';
import type { PackageContext } from '../core/package-context.ts';
import { createPrint, openLabels } from './print-labels.ts';

/** Pages of labels for the printers of staff. */
export const printStaffRoutes = (context: PackageContext): Route[] => [
  route(createPrintContract, ({ body, session, language, audit }) =>
    context.transaction((tx) => createPrint(tx, context, { audit }, body, { session, language })),
  ),

  route(getPrintContract, async ({ params, reply }) => {
    const { labels, size } = await openLabels(context, params.token);
    // The module that draws the codes is large, so it is imported with the first label.
    const { labelPage } = await import('./label-page.ts');
    return setPolicy(reply, {
      'default-src': "'none'",
      'script-src': "'none'",
      'style-src': "'unsafe-inline'",
      'img-src': 'data:',
      // The console prints the page in a frame; it has the same origin as its calls.
      'frame-ancestors': "'self'",
    })
      .type('text/html; charset=utf-8')
      .header('x-frame-options', 'SAMEORIGIN')
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .send(await labelPage(labels, { paper: size, shop: await context.shop().name() }));
  }),
];
