import {
  buyLabelContract,
  getLabelPrintContract,
  getPackageLabelsContract,
  listCarrierAccountsContract,
  listCarrierLabelsContract,
  printLabelContract,
  rateParcelContract,
  voidLabelContract,
} from '@caravan/carriers/contract/staff';
import { fail } from '@caravan/carriers/contract';
import { route, setPolicy, staffCallOf, type Route } from '@caravan/server-core';
import type { CarriersContext } from '../carriers-context.ts';
import { listAccounts } from './list-accounts.ts';
import { askLabel, askVoid } from './ask-label.ts';
import { findLabel } from './label.repo.ts';
import { listLabels, packageLabels, presentLabels } from './present-label.ts';
import { createLabelPrint, labelSheet, openLabel } from './print-label.ts';
import { quoteParcel } from './quote-parcel.ts';
import { settlePurchase } from './settle-purchase.ts';
import { settleVoid } from './settle-void.ts';

const types = { pdf: 'application/pdf', zpl: 'application/octet-stream' } as const;

export const labelRoutes = (context: CarriersContext): Route[] => [
  route(getPackageLabelsContract, ({ params }) => packageLabels(context.db, context, params.number)),

  route(rateParcelContract, (call) => quoteParcel(context, staffCallOf(call), call.params.number)),

  route(buyLabelContract, async (call) => {
    const { number } = call.params;
    const { labels } = await call.once(async (tx) => {
      await askLabel(tx, context, staffCallOf(call), number, call.body);
      return packageLabels(tx, context, number);
    });
    // Asked labels are bought after the commit, by this call or by the sweep; a repeated call finds it done.
    for (const { id, state } of labels) if (state === 'asked') await settlePurchase(context, id);
    return packageLabels(context.db, context, number);
  }),

  route(voidLabelContract, async (call) => {
    const { id } = call.params;
    const show = async (db: CarriersContext['db']) => {
      const row = await findLabel(db, id);
      const [label] = row ? await presentLabels(db, context, [row]) : [];
      if (!label) throw fail('not_found');
      return label;
    };
    await call.once(async (tx) => {
      await askVoid(tx, context, staffCallOf(call), id);
      return show(tx);
    });
    await settleVoid(context, id);
    return show(context.db);
  }),

  route(printLabelContract, (call) =>
    context.transaction((tx) => createLabelPrint(tx, context, staffCallOf(call), call.params.id, call.body.format)),
  ),

  route(getLabelPrintContract, async ({ params, reply }) => {
    const { bytes, format, name } = await openLabel(context, params.token);
    const answer = reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    if (format !== 'png')
      // The console prints a PDF in a frame, too.
      return setPolicy(answer, { 'frame-ancestors': "'self'" })
        .header('x-frame-options', 'SAMEORIGIN')
        .type(types[format])
        .header('content-disposition', `${format === 'pdf' ? 'inline' : 'attachment'}; filename="${name}"`)
        .send(Buffer.from(bytes));
    return setPolicy(answer, {
      'default-src': "'none'",
      'script-src': "'none'",
      'style-src': "'unsafe-inline'",
      'img-src': 'data:',
      // The console prints the page in a frame; it has the same origin as its calls.
      'frame-ancestors': "'self'",
    })
      .type('text/html; charset=utf-8')
      .header('x-frame-options', 'SAMEORIGIN')
      .send(labelSheet(bytes, name));
  }),

  route(listCarrierLabelsContract, ({ query }) => listLabels(context, query)),

  route(listCarrierAccountsContract, () => listAccounts(context)),
];
