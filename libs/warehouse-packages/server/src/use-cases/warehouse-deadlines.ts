import type { Deadline, Deadlines } from '@caravan/account/port';
import { calendarSpan, day, type CalendarTime, type Language } from '@caravan/kernel';
import { claimDays, warehousePackagesPaths as paths } from '@caravan/warehouse-packages/contract';
import { goodsWithDeadlines, packagesWithDeadlines, servicesWithDeadlines } from '../db/deadlines.repo.ts';
import type { PackageRow } from '../db/package.table.ts';
import type { ServiceOrderRow } from '../db/service.table.ts';
import { arrivalOf } from '../domain/delivery-times.ts';
import { disposalDate, warningsSent } from '../domain/disposal.ts';
import { returnUntil } from '../domain/return-steps.ts';
import { validUntil } from '../domain/service-steps.ts';
import { freeUntil } from '../domain/storage-fee.ts';
import type { PackageContext } from './package-context.ts';

type Goods = Awaited<ReturnType<typeof goodsWithDeadlines>>[number];
type Words = (number: string) => Record<Language, string>;

const titles = {
  payPackage: (number) => ({ en: `Pay package ${number} by now`, zh: `包裹 ${number} 付款截止` }),
  arrival: (number) => ({ en: `Package ${number} should arrive`, zh: `包裹 ${number} 预计送达` }),
  receipt: (number) => ({ en: `Package ${number} counts as received`, zh: `包裹 ${number} 自动确认收货` }),
  claim: (number) => ({ en: `Last time to claim damage to package ${number}`, zh: `包裹 ${number} 申请理赔截止` }),
  return: (number) => ({ en: `Last time to return goods of order ${number}`, zh: `订单 ${number} 申请退换货截止` }),
  storage: (number) => ({ en: `Free storage ends: order ${number}`, zh: `免费仓储到期：订单 ${number}` }),
  disposal: (number) => ({ en: `Goods of order ${number} may be disposed of`, zh: `订单 ${number} 的商品将作处置` }),
  payService: (number) => ({ en: `Pay service ${number} by now`, zh: `增值服务 ${number} 付款截止` }),
  rehearsal: (number) => ({ en: `Price of packing rehearsal ${number} ends`, zh: `预演打包 ${number} 的报价到期` }),
} satisfies Record<string, Words>;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const moment = (at: Date): CalendarTime => ({ at: at.toISOString() });

const ofPackage = (row: PackageRow): Deadline[] => {
  const { number, status, createdAt, expiresAt, shippedAt, doneBy, doneAt } = row;
  const path = paths.packageDetail.href({ number });
  const arrival = arrivalOf(row);
  const deadlines: Deadline[] = [];
  const add = (kind: 'payPackage' | 'arrival' | 'receipt' | 'claim', time: CalendarTime, changedAt: Date) =>
    deadlines.push({ id: `${number}-${kind}`, title: titles[kind](number), path, time, changedAt });
  if (status === 'pending_payment') add('payPackage', moment(expiresAt), createdAt);
  if (arrival && shippedAt) add('arrival', { from: dayOf(arrival.from), to: dayOf(arrival.to) }, shippedAt);
  if (status === 'pending_receipt' && doneBy && shippedAt) add('receipt', moment(doneBy), shippedAt);
  if (status === 'done' && doneAt) add('claim', moment(new Date(doneAt.getTime() + claimDays * day)), doneAt);
  return deadlines;
};

/** The disposal has a date as soon as the free days are over; each warning may move it. */
const ofGoods = (goods: Goods, now: Date): Deadline[] => {
  const { orderNumber, storedAt, disposalWarnedAt } = goods;
  const name = (kind: string): string => `${orderNumber}-${storedAt.getTime()}-${kind}`;
  const common = { path: paths.store.href(), changedAt: storedAt };
  const free = freeUntil(storedAt);
  const all: Deadline[] = [
    { id: name('return'), title: titles.return(orderNumber), time: moment(returnUntil(storedAt)), ...common },
    { id: name('storage'), title: titles.storage(orderNumber), time: moment(free), ...common },
  ];
  if (free > now) return all;
  return [
    {
      id: name('disposal'),
      title: titles.disposal(orderNumber),
      time: moment(disposalDate(goods, now)),
      path: common.path,
      changedAt: disposalWarnedAt ?? free,
      revision: warningsSent(goods),
    },
  ];
};

const ofService = ({ number, status, createdAt, expiresAt, doneAt }: ServiceOrderRow): Deadline[] => {
  const path = paths.serviceDetail.href({ number });
  const deadline = (kind: 'payService' | 'rehearsal', at: Date, changedAt: Date): Deadline[] => [
    { id: `${number}-${kind}`, title: titles[kind](number), path, time: moment(at), changedAt },
  ];
  if (status === 'pending_payment') return deadline('payService', expiresAt, createdAt);
  return doneAt ? deadline('rehearsal', validUntil(doneAt), doneAt) : [];
};

/** Open deadlines, the earliest first. Of goods that arrived together but were warned apart, the earliest counts. */
const openOnes = (deadlines: readonly Deadline[], now: Date, limit: number): Deadline[] => {
  const sorted = deadlines
    .filter(({ time }) => calendarSpan(time).end > now.getTime())
    .sort((a, b) => calendarSpan(a.time).start - calendarSpan(b.time).start);
  return [...Map.groupBy(sorted, ({ id }) => id).values()].flatMap(([first]) => first ?? []).slice(0, limit);
};

/** The deadlines of goods in the warehouse, packages and services. */
export const warehouseDeadlines = ({ db }: Pick<PackageContext, 'db'>): Deadlines => ({
  async of(userId, now, limit) {
    const [packages, goods, services] = await Promise.all([
      packagesWithDeadlines(db, userId, now, limit),
      goodsWithDeadlines(db, userId, limit),
      servicesWithDeadlines(db, userId, now, limit),
    ]);
    const all = [
      ...packages.flatMap(ofPackage),
      ...goods.flatMap((one) => ofGoods(one, now)),
      ...services.flatMap(ofService),
    ];
    return openOnes(all, now, limit);
  },
});
