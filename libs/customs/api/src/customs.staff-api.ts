import { customsStaffCalls, declarationStaffCalls } from '@caravan/customs/contract';
import { injectCalls } from '@caravan/web-core';

export * from './package-declaration.slot.ts';

/** The calls about customs that staff make. */
const customsStaffApi = injectCalls({ ...customsStaffCalls, ...declarationStaffCalls });

export const {
  useGetStaffTaxNumberQuery,
  useSetStaffTaxNumberMutation,
  useGetDeclarationQuery,
  useWriteDeclarationMutation,
  useLazyFindHsCodesQuery,
  useGetCustomsRuleQuery,
  useUpdateCustomsRuleMutation,
} = customsStaffApi;
