import { customsStaffCalls, declarationStaffCalls, paperStaffCalls } from '@caravan/customs/contract';
import { injectCalls } from '@caravan/web-core';

export * from './package-declaration.slot.ts';

/** The calls about customs that staff make. */
const customsStaffApi = injectCalls({ ...customsStaffCalls, ...declarationStaffCalls, ...paperStaffCalls });

export const {
  useGetStaffTaxNumberQuery,
  useSetStaffTaxNumberMutation,
  useGetDeclarationQuery,
  useWriteDeclarationMutation,
  useLazyFindHsCodesQuery,
  useGetCustomsRuleQuery,
  useUpdateCustomsRuleMutation,
  useGetPaperStateQuery,
  usePrintCustomsPaperMutation,
} = customsStaffApi;
