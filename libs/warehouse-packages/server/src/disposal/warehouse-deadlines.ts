import type { Deadline, Deadlines } from '@caravan/account/port';
import { claimDays } from '@caravan/content/contract';
import { calendarSpan, day, type CalendarTime, byLanguage, inLanguages, type Language } from '@caravan/kernel';
import { warehousePackagesPaths as paths } from '@caravan/routes';
import { returnUntil } from '@caravan/warehouse-packages/port';
import { goodsWithDeadlines, packagesWithDeadlines } from './deadlines.repo.ts';
import type { PackageRow } from '../packages/package.table.ts';
import { arrivalOf } from '../packages/quotes/delivery-times.ts';
import { disposalDate, warningsSent } from './disposal.ts';
import { freeUntil } from './storage-fee.ts';
import { withoutSearches } from './storage-pause.ts';
import type { PackageContext } from '../core/package-context.ts';
import type { words as en } from './words/en.ts';

const words = byLanguage(import.meta.glob<typeof en>('./words/??.ts', { eager: true, import: 'words' }));

/** The title of a deadline in shoppers' calendars. */
export const deadlineTitle = (kind: keyof typeof en, number: string): Record<Language, string> =>
  inLanguages((language) => words[language][kind](number));

type Goods = Awaited<ReturnType<typeof goodsWithDeadlines>>[number];

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const moment = (at: Date): CalendarTime => ({ at: at.toISOString() });

const ofPackage = (row: PackageRow): Deadline[] => {
  const { number, status, createdAt, expiresAt, shippedAt, doneBy, doneAt } = row;
  const path = paths.packageDetail.href({ number });
  const arrival = arrivalOf(row);
  const deadlines: Deadline[] = [];
  const add = (kind: 'payPackage' | 'arrival' | 'receipt' | 'claim', time: CalendarTime, changedAt: Date) =>
    deadlines.push({ id: `${number}-${kind}`, title: deadlineTitle(kind, number), path, time, changedAt });
  if (status === 'pending_payment') add('payPackage', moment(expiresAt), createdAt);
  if (arrival && shippedAt) add('arrival', { from: dayOf(arrival.from), to: dayOf(arrival.to) }, shippedAt);
  if (status === 'pending_receipt' && doneBy && shippedAt) add('receipt', moment(doneBy), shippedAt);
  if (status === 'done' && doneAt) add('claim', moment(new Date(doneAt.getTime() + claimDays * day)), doneAt);
  return deadlines;
};

/** The disposal has a date as soon as the free days are over; each warning may move it. */
const ofGoods = (goods: Goods, now: Date): Deadline[] => {
  const { origin, orderNumber, storedAt, disposalWarnedAt } = goods;
  const name = (kind: string): string => `${orderNumber}-${storedAt.getTime()}-${kind}`;
  const common = { path: paths.store.href(), changedAt: storedAt };
  const free = freeUntil(withoutSearches(goods, now));
  const all: Deadline[] = [
    // Only what we bought goes back to its seller.
    ...(origin === 'own'
      ? []
      : [
          {
            id: name('return'),
            title: deadlineTitle('return', orderNumber),
            time: moment(returnUntil(storedAt)),
            ...common,
          },
        ]),
    { id: name('storage'), title: deadlineTitle('storage', orderNumber), time: moment(free), ...common },
  ];
  if (free > now) return all;
  return [
    {
      id: name('disposal'),
      title: deadlineTitle('disposal', orderNumber),
      time: moment(disposalDate(goods, now)),
      path: common.path,
      changedAt: disposalWarnedAt ?? free,
      revision: warningsSent(goods),
    },
  ];
};

/** Open deadlines, the earliest first. Of goods that arrived together but were warned apart, the earliest counts. */
const openOnes = (deadlines: readonly Deadline[], now: Date, limit: number): Deadline[] => {
  const sorted = deadlines
    .filter(({ time }) => calendarSpan(time).end > now.getTime())
    .sort((a, b) => calendarSpan(a.time).start - calendarSpan(b.time).start);
  return [...Map.groupBy(sorted, ({ id }) => id).values()].flatMap(([first]) => first ?? []).slice(0, limit);
};

/** The deadlines of goods in the warehouse and packages. */
export const warehouseDeadlines = ({ db }: Pick<PackageContext, 'db'>): Deadlines => ({
  async of(userId, now, limit) {
    const [packages, goods] = await Promise.all([
      packagesWithDeadlines(db, userId, now, limit),
      goodsWithDeadlines(db, userId, limit),
    ]);
    const all = [...packages.flatMap(ofPackage), ...goods.flatMap((one) => ofGoods(one, now))];
    return openOnes(all, now, limit);
  },
});
