import { parcelsStaffCalls, purchasesStaffCalls, statementsStaffCalls } from '@caravan/procurement/contract';
import { injectCalls } from '@caravan/web-core';

/** The calls of purchases and inbound parcels that the console makes. */
export const procurementApi = injectCalls({ ...purchasesStaffCalls, ...statementsStaffCalls, ...parcelsStaffCalls });

export const {
  useCreatePurchaseMutation,
  useListPurchasesQuery,
  useUpdatePurchaseMutation,
  useImportStatementMutation,
  useListStatementLinesQuery,
  useSettlePurchaseMutation,
  useCreateParcelMutation,
  useImportParcelsMutation,
  useKeepParcelMutation,
  useListParcelsQuery,
  useGetParcelQuery,
  useLazyGetParcelQuery,
  useAddParcelPhotosMutation,
  useMatchParcelMutation,
  useDiscardParcelMutation,
  useReceiveParcelMutation,
  useLazyLookUpCodeQuery,
} = procurementApi;
