import { getBooks } from '@caravan/books/contract';
import { getFigures, listMargins } from '@caravan/figures/contract';
import { listStaffOwnParcels } from '@caravan/forwarding/contract';
import { listFreightBills, listFreightMargins } from '@caravan/freight-costs/contract';
import { listApprovals } from '@caravan/fund-payment/contract';
import { listPurchases, listStatementLines } from '@caravan/procurement/contract';
import { listStaffReturns } from '@caravan/returns/contract';
import {
  accountConsolePaths,
  booksConsolePaths,
  cartOrdersConsolePaths,
  figuresConsolePaths,
  forwardingConsolePaths,
  freightCostsConsolePaths,
  fundPaymentConsolePaths,
  logisticsConsolePaths,
  procurementConsolePaths,
  supportConsolePaths,
  tasksConsolePaths,
  warehouseConsolePaths,
} from '@caravan/routes/console';
import { listStockCounts, openStockCount } from '@caravan/stock-counts/contract';
import { listReplies } from '@caravan/support/contract';
import { listStaffServices } from '@caravan/goods-services/contract';
import { staffRoles } from '@caravan/kernel';
import type { NavEntry } from './nav-entry.ts';

const { receive, purchases, parcels, reconciliation } = procurementConsolePaths;
const { check, shelve, picks, pack, weigh, handovers, shelf, bins, packages, returns } = warehouseConsolePaths;
const { rehearse, services, count, counts } = warehouseConsolePaths;

/** The pages of the daily work: queues, stations, goods, money and people. */
export const workEntries = [
  { key: 'home', path: tasksConsolePaths.home.href(), icon: 'home', section: 'work', roles: staffRoles },
  { key: 'receive', path: receive.href(), icon: 'truck', section: 'stations', roles: ['receiver'] },
  { key: 'check', path: check.href(), icon: 'camera', section: 'stations', roles: ['receiver'] },
  { key: 'shelve', path: shelve.href(), icon: 'shelf', section: 'stations', roles: ['receiver'] },
  { key: 'count', path: count.href(), icon: 'check', section: 'stations', roles: openStockCount.roles },
  { key: 'rehearse', path: rehearse.href(), icon: 'image', section: 'stations', roles: ['packer'] },
  { key: 'pick', path: picks.href(), icon: 'cart', section: 'stations', roles: ['packer'] },
  { key: 'pack', path: pack.href(), icon: 'box', section: 'stations', roles: ['packer'] },
  { key: 'weigh', path: weigh.href(), icon: 'scale', section: 'stations', roles: ['packer'] },
  { key: 'handover', path: handovers.href(), icon: 'plane', section: 'stations', roles: ['packer'] },
  {
    key: 'orders',
    path: cartOrdersConsolePaths.orders.href(),
    icon: 'receipt',
    section: 'goods',
    roles: ['buyer', 'receiver', 'packer', 'service', 'finance', 'auditor'],
  },
  {
    key: 'purchases',
    path: purchases.href(),
    icon: 'store',
    section: 'goods',
    roles: ['buyer', 'finance', 'auditor'],
    readers: listPurchases.roles,
  },
  {
    key: 'parcels',
    path: parcels.href(),
    icon: 'truck',
    section: 'goods',
    roles: ['buyer', 'receiver', 'service', 'auditor'],
  },
  {
    key: 'ownParcels',
    path: forwardingConsolePaths.parcels.href(),
    icon: 'truck',
    section: 'goods',
    roles: listStaffOwnParcels.roles,
  },
  { key: 'shelf', path: shelf.href(), icon: 'shelf', section: 'goods', roles: ['receiver', 'packer'] },
  { key: 'bins', path: bins.href(), icon: 'pin', section: 'goods', roles: ['receiver', 'packer'] },
  {
    key: 'packages',
    path: packages.href(),
    icon: 'box',
    section: 'goods',
    roles: ['packer', 'receiver', 'service', 'finance', 'auditor'],
  },
  { key: 'services', path: services.href(), icon: 'camera', section: 'goods', roles: listStaffServices.roles },
  { key: 'counts', path: counts.href(), icon: 'check', section: 'goods', roles: listStockCounts.roles },
  { key: 'returns', path: returns.href(), icon: 'refresh', section: 'goods', roles: listStaffReturns.roles },
  {
    key: 'figures',
    path: figuresConsolePaths.figures.href(),
    icon: 'scale',
    section: 'money',
    roles: getFigures.roles,
  },
  {
    key: 'margins',
    path: figuresConsolePaths.margins.href(),
    icon: 'receipt',
    section: 'money',
    roles: listMargins.roles,
  },
  {
    key: 'payments',
    path: fundPaymentConsolePaths.payments.href(),
    icon: 'wallet',
    section: 'money',
    roles: ['finance', 'auditor'],
  },
  {
    key: 'ledger',
    path: fundPaymentConsolePaths.ledger.href(),
    icon: 'receipt',
    section: 'money',
    roles: ['finance', 'auditor'],
  },
  {
    key: 'reconciliation',
    path: reconciliation.href(),
    icon: 'check-circle',
    section: 'money',
    roles: listStatementLines.roles,
  },
  {
    key: 'freight',
    path: freightCostsConsolePaths.bills.href(),
    icon: 'plane',
    section: 'money',
    roles: listFreightBills.roles,
  },
  {
    key: 'freightMargins',
    path: freightCostsConsolePaths.margins.href(),
    icon: 'receipt',
    section: 'money',
    roles: listFreightMargins.roles,
  },
  {
    key: 'books',
    path: booksConsolePaths.journal.href(),
    icon: 'receipt',
    section: 'money',
    roles: getBooks.roles,
  },
  {
    key: 'disputes',
    path: fundPaymentConsolePaths.disputes.href(),
    icon: 'warning',
    section: 'money',
    roles: ['finance', 'auditor'],
  },
  {
    key: 'differences',
    path: fundPaymentConsolePaths.differences.href(),
    icon: 'search',
    section: 'money',
    roles: ['finance', 'auditor'],
  },
  {
    key: 'approvals',
    path: fundPaymentConsolePaths.approvals.href(),
    icon: 'shield',
    section: 'money',
    roles: listApprovals.roles,
  },
  {
    key: 'people',
    path: accountConsolePaths.people.href(),
    icon: 'user',
    section: 'people',
    roles: ['service', 'finance', 'auditor'],
  },
  { key: 'tickets', path: supportConsolePaths.tickets.href(), icon: 'mail', section: 'people', roles: staffRoles },
  {
    key: 'replies',
    path: supportConsolePaths.replies.href(),
    icon: 'edit',
    section: 'people',
    roles: ['service'],
    readers: listReplies.roles,
  },
  { key: 'leads', path: logisticsConsolePaths.leads.href(), icon: 'mail', section: 'people', roles: ['service'] },
] as const satisfies readonly NavEntry[];
