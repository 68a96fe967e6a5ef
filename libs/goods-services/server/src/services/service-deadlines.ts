import type { Deadline, Deadlines } from '@caravan/account/port';
import { calendarSpan, hour } from '@caravan/kernel';
import { warehousePackagesPaths as paths } from '@caravan/routes';
import { rehearsalHours } from '@caravan/goods-services/contract';
import { and, asc, eq, gt, not, or } from 'drizzle-orm';
import type { ServicesContext } from '../services-context.ts';
import { deadlineTitle } from './service-message.ts';
import { validUntil } from './service-steps.ts';
import { serviceOrderTable as services, type ServiceOrderRow } from './service.table.ts';

/** Services that are to be paid, and packing rehearsals that can still be used; the oldest first. */
const servicesWithDeadlines = (
  { db, goods }: Pick<ServicesContext, 'db' | 'goods'>,
  userId: string,
  now: Date,
  limit: number,
): Promise<ServiceOrderRow[]> =>
  db
    .select()
    .from(services)
    .where(
      and(
        eq(services.userId, userId),
        or(
          and(eq(services.status, 'pending_payment'), gt(services.expiresAt, now)),
          and(
            eq(services.status, 'done'),
            eq(services.kind, 'rehearsal'),
            gt(services.doneAt, new Date(now.getTime() - rehearsalHours * hour)),
            not(goods().isUsed(services.number)),
          ),
        ),
      ),
    )
    .orderBy(asc(services.createdAt), asc(services.number))
    .limit(limit);

const deadlineOf = ({ number, status, createdAt, expiresAt, doneAt }: ServiceOrderRow): Deadline[] => {
  const path = paths.serviceDetail.href({ number });
  const deadline = (kind: 'payService' | 'rehearsal', at: Date, changedAt: Date): Deadline[] => [
    { id: `${number}-${kind}`, title: deadlineTitle(kind, number), path, time: { at: at.toISOString() }, changedAt },
  ];
  if (status === 'pending_payment') return deadline('payService', expiresAt, createdAt);
  return doneAt ? deadline('rehearsal', validUntil(doneAt), doneAt) : [];
};

/** The deadlines of services, the earliest first. */
export const serviceDeadlines = (context: Pick<ServicesContext, 'db' | 'goods'>): Deadlines => ({
  of: async (userId, now, limit) =>
    (await servicesWithDeadlines(context, userId, now, limit))
      .flatMap(deadlineOf)
      .sort((a, b) => calendarSpan(a.time).start - calendarSpan(b.time).start),
});
