import { schemaOf } from '@caravan/kernel';
import {
  getStaffReturn,
  listStaffReturns,
  openStaffReturn,
  settleReturn,
  stepReturn,
} from './returns.staff-endpoints.ts';
import {
  byReturn,
  newStaffReturn,
  returnSettlement,
  returnStep,
  staffReturn,
  staffReturnPage,
  staffReturnsQuery,
} from './returns.schema.ts';

export { returnApprovals, newStaffReturn, replacement, returnSettlement, returnStep } from './returns.schema.ts';

export const listStaffReturnsContract = schemaOf(listStaffReturns, { query: staffReturnsQuery, data: staffReturnPage });
export const getStaffReturnContract = schemaOf(getStaffReturn, { params: byReturn, data: staffReturn });
export const openStaffReturnContract = schemaOf(openStaffReturn, { body: newStaffReturn, data: staffReturn });
export const stepReturnContract = schemaOf(stepReturn, { params: byReturn, body: returnStep, data: staffReturn });
export const settleReturnContract = schemaOf(settleReturn, {
  params: byReturn,
  body: returnSettlement,
  data: staffReturn,
});
