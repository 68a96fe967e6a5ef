import { getBooksRule } from '@caravan/books/contract';
import { getBoxSizes } from '@caravan/content/contract';
import { getCustomsRule } from '@caravan/customs/contract';
import { getCarrierSettings } from '@caravan/carriers/contract';
import { getStaffWarehouses } from '@caravan/forwarding/contract';
import { getFreightRule } from '@caravan/freight-costs/contract';
import { listCoupons } from '@caravan/promotions/contract';
import {
  accountConsolePaths,
  authConsolePaths,
  booksConsolePaths,
  contentConsolePaths,
  customsConsolePaths,
  carriersConsolePaths,
  forwardingConsolePaths,
  freightCostsConsolePaths,
  fundPaymentConsolePaths,
  logisticsConsolePaths,
  promotionsConsolePaths,
  warehouseConsolePaths,
} from '@caravan/routes/console';
import { staffRoles } from '@caravan/kernel';
import type { NavEntry } from './nav-entry.ts';

const { weighingRule, packingServices } = warehouseConsolePaths;
const { servicePrices, commandCodes } = warehouseConsolePaths;

/** The pages on which the shop is set up and watched. */
export const shopEntries = [
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
