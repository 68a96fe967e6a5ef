import { warehousePackagesPaths } from '@caravan/routes';
import type { Tx } from '@caravan/server-core';
import { fail, type PackageEvent } from '@caravan/warehouse-packages/contract';
import type { EventData, PackageEventRow } from './package-event.table.ts';
import { goodsOfPackages } from './package-goods.repo.ts';
import { movePackage, type PackagePatch } from './package-write.repo.ts';
import type { PackageRow } from './package.table.ts';
import { packageGuards } from './package-guards.ts';
import { packageTransitions, type PackageActor, type PackageTransition } from './package-transitions.ts';
import { isMailedEvent, packageMail } from '../messages/package-mail.ts';
import { packageMessage } from '../messages/package-message.ts';
import type { PackageContext } from '../core/package-context.ts';
import { packageEffects } from './package-effects.ts';
import { itemQueues, settlePackageTasks } from '../tasks/settle-tasks.ts';

/** A requested step of a package. */
export interface Step {
  event: PackageEvent;
  by: { actor: PackageActor; id: string | null };
  patch?: PackagePatch;
  data?: EventData;
  /** Staff wrote it; the shopper reads it. */
  note?: string;
}

const transitionOf = (held: PackageRow, { event, by }: Step, now: Date): PackageTransition => {
  const found = packageTransitions.find(
    (one) => one.event === event && one.from === held.status && one.by.includes(by.actor),
  );
  if (!found || !found.guards.every((guard) => packageGuards[guard](held, now))) throw fail('wrong_state');
  return found;
};

/** Runs the effects of a transition. Returns the additional changes of the package and the data of the event. */
const runEffects = async (
  tx: Tx,
  context: PackageContext,
  held: PackageRow,
  { effects }: PackageTransition,
  step: Step,
  now: Date,
) => {
  let patch: PackagePatch = { ...step.patch };
  let data: EventData = { ...step.data };
  for (const effect of effects) {
    const done = await packageEffects[effect](tx, context, held, now);
    patch = { ...patch, ...done.patch };
    data = { ...data, ...done.data };
  }
  return { patch, data };
};

const sendMessage = async (
  tx: Tx,
  { notifier }: PackageContext,
  row: PackageRow,
  { event, data, note, seq }: PackageEventRow,
): Promise<void> => {
  const message = packageMessage(row, { event, data, note });
  if (!message) return;
  const goods = isMailedEvent(event) ? await goodsOfPackages(tx, [row.number]) : undefined;
  const mail = packageMail(event, row.number, goods?.get(row.number) ?? []);
  const link = warehousePackagesPaths.packageDetail.href({ number: row.number });
  await notifier().send(tx, {
    ...message,
    userId: row.userId,
    key: `package ${row.number} ${seq} ${message.kind}`,
    link,
    ...(mail ? { mail } : {}),
  });
};

/** Goods that come back or leave have other work than before. */
const settleTasks = (tx: Tx, context: PackageContext, { number, status }: PackageRow): Promise<void> =>
  settlePackageTasks(tx, context, [number], status === 'cancelled' || status === 'pending_receipt' ? itemQueues : []);

/**
 * Takes a locked package one step along its transition table, with effects, event and message. No other function
 * changes a status.
 */
export const changePackage = async (
  tx: Tx,
  context: PackageContext,
  held: PackageRow,
  step: Step,
): Promise<PackageRow> => {
  const now = context.clock();
  const transition = transitionOf(held, step, now);
  const { number, status } = held;
  const { patch, data } = await runEffects(tx, context, held, transition, step, now);

  const happened = {
    packageNumber: number,
    event: step.event,
    fromStatus: status,
    toStatus: transition.to,
    actor: step.by.actor,
    actorId: step.by.id,
    note: step.note ?? null,
    data,
    at: now,
  };
  const row = await movePackage(tx, happened, patch);
  if (!row) throw fail('wrong_state');
  await settleTasks(tx, context, row);
  const { userId, status: state } = row;
  await context.notifier().publish(tx, { userId, type: 'package.changed', number, state });
  await sendMessage(tx, context, row, { ...happened, seq: row.events });
  return row;
};
