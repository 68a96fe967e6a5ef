import { orderApprovals } from '@caravan/cart-orders/contract/orders';
import { askApprovalContractOf } from '@caravan/fund-payment/contract/staff';
import { returnApprovals } from '@caravan/returns/contract/staff';
import { packageApprovals } from '@caravan/warehouse-packages/contract/staff';

/** The request for an approval of any step of this shop. */
export const askApprovalContract = askApprovalContractOf({
  ...orderApprovals,
  ...packageApprovals,
  ...returnApprovals,
});
