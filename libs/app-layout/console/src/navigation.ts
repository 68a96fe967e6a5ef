import { getBooks, getBooksRule } from '@caravan/books/contract';
import { getBoxSizes } from '@caravan/content/contract';
import { getCustomsRule } from '@caravan/customs/contract';
import { getFigures, listMargins } from '@caravan/figures/contract';
import { getCarrierSettings } from '@caravan/carriers/contract';
import { getStaffWarehouses, listStaffOwnParcels } from '@caravan/forwarding/contract';
import { getFreightRule, listFreightBills, listFreightMargins } from '@caravan/freight-costs/contract';
import { listApprovals } from '@caravan/fund-payment/contract';
import { listPurchases, listStatementLines } from '@caravan/procurement/contract';
import { listCoupons } from '@caravan/promotions/contract';
import { listStaffReturns } from '@caravan/returns/contract';
import {
  accountConsolePaths,
  authConsolePaths,
  booksConsolePaths,
  cartOrdersConsolePaths,
  contentConsolePaths,
  customsConsolePaths,
  figuresConsolePaths,
  carriersConsolePaths,
  forwardingConsolePaths,
  freightCostsConsolePaths,
  fundPaymentConsolePaths,
  logisticsConsolePaths,
  procurementConsolePaths,
  promotionsConsolePaths,
  supportConsolePaths,
  tasksConsolePaths,
  warehouseConsolePaths,
} from '@caravan/routes/console';
import { listStockCounts, openStockCount } from '@caravan/stock-counts/contract';
import { listReplies } from '@caravan/support/contract';
import { queueNames, queues } from '@caravan/tasks/contract';
import { listStaffServices } from '@caravan/goods-services/contract';
import { holdsRole, staffRoles, type StaffRole } from '@caravan/kernel';
import type { IconName } from '@caravan/ui-kit';

/** The sections of the navigation, in order; `work` also lists the queues. */
export const sections = ['work', 'stations', 'goods', 'money', 'people', 'shop'] as const;

export type NavSection = (typeof sections)[number];

interface NavEntry {
  /** The key of the label in the texts, below `nav`. */
  key: string;
  path: string;
  icon: IconName;
  section: NavSection;
  /** Who sees the entry; the owner always does. */
  roles: readonly StaffRole[];
  /** Who may open the page by a link, if more than those who see the entry. */
  readers?: readonly StaffRole[];
}

const { receive, purchases, parcels, reconciliation } = procurementConsolePaths;
const { check, shelve, picks, pack, weigh, weighingRule, packingServices, handovers, shelf, bins, packages, returns } =
  warehouseConsolePaths;
const { rehearse, services, servicePrices, count, counts, commandCodes } = warehouseConsolePaths;

/** The pages that the navigation shows. A page hidden here is no secret: its calls decide who may read. */
export const navigation = [
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
  { key: 'setup', path: contentConsolePaths.setup.href(), icon: 'settings', section: 'shop', roles: ['owner'] },
  {
    key: 'lines',
    path: warehouseConsolePaths.methods.href(),
    icon: 'plane',
    section: 'shop',
    roles: ['lines'],
    readers: staffRoles,
  },
  {
    key: 'duties',
    path: logisticsConsolePaths.duties.href(),
    icon: 'receipt',
    section: 'shop',
    roles: ['lines', 'auditor'],
    readers: staffRoles,
  },
  {
    key: 'coupons',
    path: promotionsConsolePaths.coupons.href(),
    icon: 'tag',
    section: 'shop',
    roles: ['finance'],
    readers: listCoupons.roles,
  },
  { key: 'articles', path: contentConsolePaths.articles.href(), icon: 'edit', section: 'shop', roles: ['editor'] },
  { key: 'website', path: contentConsolePaths.website.href(), icon: 'globe', section: 'shop', roles: ['owner'] },
  { key: 'company', path: contentConsolePaths.company.href(), icon: 'store', section: 'shop', roles: ['owner'] },
  {
    key: 'features',
    path: contentConsolePaths.features.href(),
    icon: 'check-circle',
    section: 'shop',
    roles: ['owner'],
  },
  { key: 'retention', path: contentConsolePaths.retention.href(), icon: 'clock', section: 'shop', roles: ['owner'] },
  { key: 'texts', path: accountConsolePaths.texts.href(), icon: 'mail', section: 'shop', roles: ['owner'] },
  { key: 'packingServices', path: packingServices.href(), icon: 'box', section: 'shop', roles: ['owner'] },
  {
    key: 'commandCodes',
    path: commandCodes.href(),
    icon: 'barcode',
    section: 'shop',
    roles: ['owner'],
    readers: getBoxSizes.roles,
  },
  { key: 'weighing', path: weighingRule.href(), icon: 'scale', section: 'shop', roles: ['owner'] },
  { key: 'servicePrices', path: servicePrices.href(), icon: 'camera', section: 'shop', roles: ['owner'] },
  {
    key: 'carriers',
    path: carriersConsolePaths.carriers.href(),
    icon: 'truck',
    section: 'shop',
    roles: getCarrierSettings.roles,
  },
  {
    key: 'warehouses',
    path: forwardingConsolePaths.warehouses.href(),
    icon: 'pin',
    section: 'shop',
    roles: ['owner'],
    readers: getStaffWarehouses.roles,
  },
  {
    key: 'freightRule',
    path: freightCostsConsolePaths.rule.href(),
    icon: 'plane',
    section: 'shop',
    roles: getFreightRule.roles,
  },
  {
    key: 'booksRule',
    path: booksConsolePaths.rule.href(),
    icon: 'receipt',
    section: 'shop',
    roles: getBooksRule.roles,
  },
  {
    key: 'customs',
    path: customsConsolePaths.rule.href(),
    icon: 'globe',
    section: 'shop',
    roles: getCustomsRule.roles,
  },
  {
    key: 'approvalRule',
    path: fundPaymentConsolePaths.approvalRule.href(),
    icon: 'shield',
    section: 'shop',
    roles: ['owner'],
  },
  {
    key: 'rates',
    path: contentConsolePaths.rates.href(),
    icon: 'wallet',
    section: 'shop',
    roles: ['finance'],
    readers: staffRoles,
  },
  { key: 'audit', path: accountConsolePaths.audit.href(), icon: 'receipt', section: 'shop', roles: ['auditor'] },
  { key: 'staff', path: authConsolePaths.staff.href(), icon: 'shield', section: 'shop', roles: ['owner'] },
] as const satisfies readonly NavEntry[];

/** Who may open each page and what lies below it: those of the navigation, and the queues. */
const pages: readonly { path: string; roles: readonly StaffRole[] }[] = [
  ...navigation.map((entry: NavEntry) => ({ path: entry.path, roles: entry.readers ?? entry.roles })),
  ...queueNames.map((queue) => ({ path: tasksConsolePaths.work.href({ queue }), roles: queues[queue].roles })),
];

/** Whether somebody with these roles may open the page at a path. Everybody may open a page that is not listed. */
export const mayOpen = (held: readonly StaffRole[], path: string): boolean => {
  const page = pages.find((one) => path === one.path || path.startsWith(`${one.path}/`));
  return !page || holdsRole(held, page.roles);
};
