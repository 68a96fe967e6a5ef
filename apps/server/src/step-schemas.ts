import { orderApprovals } from '@caravan/cart-orders/contract/orders';
import { returnApprovals } from '@caravan/returns/contract/staff';
import { packageApprovals } from '@caravan/warehouse-packages/contract/staff';

/** The schemas of all features' steps that a second person may have to approve. */
export const stepSchemas = { ...orderApprovals, ...packageApprovals, ...returnApprovals };
