import { askApprovalContractOf } from '@caravan/fund-payment/contract/staff';
import { stepSchemas } from '../step-schemas.ts';

/** The request for an approval of any step of this shop. */
export const askApprovalContract = askApprovalContractOf(stepSchemas);
