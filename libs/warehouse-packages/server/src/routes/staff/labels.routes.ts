import { randomBytes } from 'node:crypto';
import { contentSecurityPolicy, route, setPolicy, type Route } from '@caravan/server-core';
import { fail } from '@caravan/warehouse-packages/contract';
import { getItemLabelSchema, getPackageLabelSchema } from '@caravan/warehouse-packages/contract/staff';
import type { FastifyReply } from 'fastify';
import { findItem } from '../../db/shelf.repo.ts';
import { itemLabel } from '../../labels/item-label.ts';
import type { Label } from '../../labels/label-page.ts';
import { packageLabel } from '../../labels/package-label.ts';
import { showPackage } from '../../use-cases/find-package.ts';
import type { PackageContext } from '../../use-cases/package-context.ts';

/** The page brings its look along and nothing else; a nonce lets that one style in. What draws codes is large, and loaded by the first label alone. */
const sendLabel = async (reply: FastifyReply, label: Label): Promise<FastifyReply> => {
  const { labelPage } = await import('../../labels/label-page.ts');
  const nonce = randomBytes(16).toString('base64');
  const policy = contentSecurityPolicy({ 'default-src': "'none'", 'script-src': "'none'", 'style-src': `'nonce-${nonce}'`, 'img-src': "'none'" });
  return setPolicy(reply, policy).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(labelPage(label, nonce));
};

/** Labels that staff print and stick on. */
export const labelsRoutes = (context: PackageContext): Route[] => [
  route(getItemLabelSchema, async ({ params, language, reply }) => {
    const item = await findItem(context.db, params.item_id);
    if (!item) throw fail('not_found');
    return sendLabel(reply, itemLabel(item, language));
  }),
  route(getPackageLabelSchema, async ({ params, language, reply }) =>
    sendLabel(reply, packageLabel(await showPackage(context, 'everybody', params.number), language)),
  ),
];
