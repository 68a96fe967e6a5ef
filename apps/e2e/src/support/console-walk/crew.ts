import type { APIRequestContext } from '@playwright/test';
import { person, staffToken, type Person } from '../people.ts';
import { makeShopper, type Shopper } from '../walk/shopper.ts';
import { openTrade } from '../walk/trade.ts';
import { written } from '../walk/written.ts';
import { askApproval, makeCoupon, newestMoney, type CrewMoney } from './make-money.ts';
import { makeOrders, type CrewOrders } from './make-orders.ts';
import { makeBins, makePackages } from './make-packages.ts';
import { makePapers } from './make-papers.ts';
import { makeParcels, type CrewParcel } from './make-parcels.ts';
import { makeCounts } from './make-counts.ts';
import { makeFreight } from './make-freight.ts';
import { makeLeads, makeMembers, makeTickets } from './members.ts';
import { consoleWritten, type ConsoleLanguage } from './words.ts';

/** The members of staff of the walk, with work in every queue that a test can fill. */
export interface Crew {
  /** The tokens of the sessions of the owner and of a receiver, who may not open every page. */
  owner: string;
  receiver: string;
  /** The token of an invitation that nobody has accepted. */
  invitation: string;
  shopper: Shopper;
  shopperId: string;
  orders: CrewOrders;
  parcels: Record<'expected' | 'unmatched' | 'received', CrewParcel>;
  packages: Record<'paid' | 'picking' | 'packed', string>;
  pick: string;
  handover: string;
  /** A claim of the parcel that nobody expects. */
  claim: string;
  /** A count of a bin whose differences wait for a decision. */
  count: string;
  /** A bin that nobody has counted. */
  freeBin: string;
  /** The ids of lines of a carrier's bill: one with a difference, and one without a package. */
  freightLine: string;
  unknownFreight: string;
  /** The id of a conversation with a question, a note and an answer. */
  ticket: string;
  /** The id of a visitor's question about a product. */
  visitorTicket: string;
  members: string[];
  money: CrewMoney;
  /** A request for the approval of an adjustment. */
  approval: string;
  /** A coupon that shoppers cannot use. */
  coupon: string;
  /** The ref of the task that each queue shows first; the queues without one stay empty in this walk. */
  tasks: Partial<Record<string, string>>;
}

/** The queues that the walk fills. Goods expire after weeks, and disputes come from the card provider. */
export const filledQueues = [
  'buy',
  'review',
  'seller',
  'receive',
  'unmatched',
  'qc',
  'shelve',
  'recount',
  'stocktake',
  'proof',
  'pack',
  'ship',
  'freight',
  'return',
  'problem',
  'refund',
  'remit',
  'ticket',
  'lead',
] as const;

const firstTasks = async (owner: Person): Promise<Crew['tasks']> => {
  const tasks: Crew['tasks'] = {};
  for (const queue of filledQueues) {
    const { items } = await owner.call<{ items: { ref: string }[] }>('GET', `/staff/tasks?queue=${queue}`);
    tasks[queue] = items[0]?.ref;
  }
  return tasks;
};

/** To which shoppers send parcels. */
const warehouse = {
  ...{ id: 'GZ', name: '广州仓', recipient: '商队', phone: '020-12345678' },
  ...{ province: '广东省', city: '广州市', district: '白云区', street: '示例路 1 号', postcode: '510000' },
  active: true,
};

/** Makes a shopper and members of staff, and lets them do everything that fills a page of the console. */
export const makeCrew = async (request: APIRequestContext, language: ConsoleLanguage): Promise<Crew> => {
  const shopper = await makeShopper(request, language);
  const me = person(request, shopper.token, language);
  const token = await staffToken(request);
  const owner = person(request, token, language);
  const { id } = await me.call<{ id: string }>('GET', '/users/info');
  await owner.call('POST', `/staff/users/${id}/adjust`, { amount_fen: 300_000, remark: written[language].gift });
  const trade = openTrade(request, me, owner, written[language]);
  await makeBins(owner, language);
  const orders = await makeOrders(me, owner, trade, language);
  await makeLeads(request, owner, language);
  const made = {
    ...(await makeParcels(request, owner, orders, language)),
    ...(await makePackages(me, owner, trade, shopper)),
    ...(await makeMembers(request, owner, language)),
    ...(await makeTickets(request, me, owner, orders.coming, language)),
  };
  await makePapers(owner, made.packages.packed);
  const { claim: proof, goods } = consoleWritten[language];
  const claimed = { tracking_number: made.parcels.unmatched.tracking, contents: goods.name, proof };
  // A shop without a warehouse takes no claims; later pages show one that has none.
  await owner.call('PUT', '/staff/forwarding/warehouses', { warehouses: [warehouse] });
  const { id: claim } = await me.upload<{ id: string }>('/forwarding/claims', claimed);
  await owner.call('PUT', '/staff/forwarding/warehouses', { warehouses: [] });
  const counts = await makeCounts(owner, person(request, made.receiver, language), language);
  const freight = await makeFreight(owner, shopper.packages.shipped, language);
  return {
    owner: token,
    shopper,
    shopperId: id,
    orders,
    ...counts,
    ...freight,
    ...made,
    claim,
    approval: await askApproval(owner, id, language),
    coupon: await makeCoupon(owner),
    tasks: await firstTasks(owner),
    money: await newestMoney(owner),
  };
};
