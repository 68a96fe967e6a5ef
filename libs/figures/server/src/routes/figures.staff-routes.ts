import { getFiguresContract, listMarginsContract } from '@caravan/figures/contract/schema';
import { fail } from '@caravan/kernel';
import { route, sendCsv, type Route } from '@caravan/server-core';
import { figureLines } from '../use-cases/export-figures.ts';
import type { FiguresContext } from '../use-cases/figures-context.ts';
import { listMargins, marginLines } from '../use-cases/margins.ts';
import { readFigures } from '../use-cases/read-figures.ts';

export const figureRoutes = (context: FiguresContext): Route[] => [
  route(getFiguresContract, async ({ session, query, reply, audit }) => {
    if (query.format !== 'csv') return readFigures(context, query);
    // Reading the page needs no code, so the descriptor cannot demand one (specification 24.9).
    if (session.mustConfirm) throw fail('confirm_needed');
    const figures = await readFigures(context, query);
    const subject = { kind: 'figures', ref: `${query.from}/${query.to}` };
    await context.transaction((tx) => audit(tx, { action: 'figures.export', subject, data: { ...query } }));
    return sendCsv(reply, `figures-${query.from}-${query.to}`, figureLines(figures));
  }),

  route(listMarginsContract, async ({ session, query, reply, audit }) => {
    if (query.format !== 'csv') return listMargins(context, query);
    if (session.mustConfirm) throw fail('confirm_needed');
    const subject = { kind: 'margins', ref: `${query.from}/${query.to}` };
    await context.transaction((tx) => audit(tx, { action: 'margins.export', subject, data: { ...query } }));
    return sendCsv(reply, `margins-${query.from}-${query.to}`, marginLines(context, query));
  }),
];
