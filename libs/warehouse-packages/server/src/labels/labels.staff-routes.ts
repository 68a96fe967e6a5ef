import { staffLanguageOf } from '@caravan/kernel';
import { route, setPolicy, type Route } from '@caravan/server-core';
import { fail } from '@caravan/warehouse-packages/contract';
import { getItemLabelContract, getPackageLabelContract } from '@caravan/warehouse-packages/contract/staff';
import type { FastifyReply } from 'fastify';
import { findItem } from '../store/warehouse.repo.ts';
import { itemLabel } from './item-label.ts';
import type { Label } from './label-page.ts';
import { packageLabel } from './package-label.ts';
import { showPackage } from '../packages/find-package.ts';
import type { PackageContext } from '../core/package-context.ts';

/**
 * The page loads nothing but its inline style and pictures. The module that draws the codes is large, so it is imported with the
 * first label.
 */
const sendLabel = async (
  { shop }: Pick<PackageContext, 'shop'>,
  reply: FastifyReply,
  label: Label,
): Promise<FastifyReply> => {
  const { labelPage } = await import('./label-page.ts');
  return setPolicy(reply, {
    'default-src': "'none'",
    'script-src': "'none'",
    'style-src': "'unsafe-inline'",
    'img-src': 'data:',
  })
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(await labelPage([label], { paper: 'a6', shop: await shop().name() }));
};

/** Printable labels for staff. */
export const labelStaffRoutes = (context: PackageContext): Route[] => [
  route(getItemLabelContract, async ({ params, language, reply }) => {
    const item = await findItem(context.db, params.item_id);
    if (!item) throw fail('not_found');
    return sendLabel(context, reply, itemLabel(item, staffLanguageOf(language)));
  }),

  route(getPackageLabelContract, async ({ params, session, language, reply }) => {
    const whole = await showPackage(context, 'all', params.number);
    return sendLabel(context, reply, packageLabel(whole, staffLanguageOf(language), { roles: session.staffRoles }));
  }),
];
