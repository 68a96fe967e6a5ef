import { fail } from '@caravan/customs/contract';
import {
  getCustomsPaperContract,
  getPaperStateContract,
  printCustomsPaperContract,
  showCustomsPaperContract,
} from '@caravan/customs/contract/staff';
import { route, showPdf, staffCallOf, type Route } from '@caravan/server-core';
import type { CustomsContext } from '../customs-context.ts';
import { paperOf, paperStateOf } from './paper-data.ts';
import { paperForm } from './paper-form.ts';
import { openPaper, signPaper } from './paper-link.ts';

/** Staff routes for customs papers. They are made when they are asked for, and kept nowhere: they have the recipient. */
export const paperRoutes = (context: CustomsContext): Route[] => [
  route(getPaperStateContract, ({ params }) => paperStateOf(context, params.number)),

  route(getCustomsPaperContract, async ({ params, query, audit }) => {
    const paper = await paperOf(context, { ...params, ...query });
    const subject = { kind: 'package', ref: params.number };
    await context.transaction((tx) =>
      audit(tx, { action: 'package.customs_paper', subject, data: { kind: params.kind } }),
    );
    return paper;
  }),

  route(printCustomsPaperContract, async (call) => {
    const asked = { ...call.params, ...call.body };
    await paperOf(context, asked);
    const { token, endsAt } = signPaper(context.linkKey, asked, context.clock());
    const subject = { kind: 'package', ref: asked.number };
    await context.transaction((tx) =>
      staffCallOf(call).audit(tx, { action: 'package.customs_paper', subject, data: { kind: asked.kind } }),
    );
    return { url: `/v1/customs_papers/${token}`, expires_at: endsAt.toISOString() };
  }),

  route(showCustomsPaperContract, async ({ params, reply }) => {
    const linked = openPaper(context.linkKey, params.token, context.clock());
    if (!linked) throw fail('not_found');
    const paper = await paperOf(context, linked);
    const pdf = await context.pdf.print(await paperForm(paper), { caller: linked.number });
    return showPdf(reply, pdf, `${paper.kind}-${paper.number}`);
  }),
];
