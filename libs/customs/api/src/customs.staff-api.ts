import { customsStaffCalls } from '@caravan/customs/contract';
import { injectCalls } from '@caravan/web-core';

/** The calls about customs that staff make. */
const customsStaffApi = injectCalls(customsStaffCalls);

export const { useGetStaffTaxNumberQuery, useSetStaffTaxNumberMutation } = customsStaffApi;
