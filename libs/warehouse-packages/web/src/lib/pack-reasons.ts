import type { ReasonTable } from '@caravan/kernel';
import { warehousePackagesReasons } from '@caravan/warehouse-packages/contract';
import { amountReasons } from './typed-amount.ts';

/** All reasons of packages, for forms with amounts. Pages that need amounts alone do not load them. */
export const packReasons: ReasonTable = { ...warehousePackagesReasons, ...amountReasons };
