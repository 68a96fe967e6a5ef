import {
  addParcelPhotos,
  createParcel,
  createPurchase,
  discardParcel,
  getParcel,
  importParcels,
  importStatement,
  keepParcel,
  listParcels,
  listPurchases,
  listStatementLines,
  lookUpCode,
  matchParcel,
  receiveParcel,
  settlePurchase,
  updatePurchase,
} from '@caravan/procurement/contract';
import { baseApi, mutationOf, queryOf } from '@caravan/web-core';

/** The calls of purchases and inbound parcels that the console makes. */
export const procurementApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['purchase', 'parcel', 'statement-line', 'staff-order', 'staff-store', 'task'] })
  .injectEndpoints({
    endpoints: (build) => ({
      createPurchase: mutationOf(build, createPurchase),
      listPurchases: queryOf(build, listPurchases),
      updatePurchase: mutationOf(build, updatePurchase),
      importStatement: mutationOf(build, importStatement),
      listStatementLines: queryOf(build, listStatementLines),
      settlePurchase: mutationOf(build, settlePurchase),
      createParcel: mutationOf(build, createParcel),
      importParcels: mutationOf(build, importParcels),
      keepParcel: mutationOf(build, keepParcel),
      listParcels: queryOf(build, listParcels),
      getParcel: queryOf(build, getParcel),
      addParcelPhotos: mutationOf(build, addParcelPhotos),
      matchParcel: mutationOf(build, matchParcel),
      discardParcel: mutationOf(build, discardParcel),
      receiveParcel: mutationOf(build, receiveParcel),
      lookUpCode: queryOf(build, lookUpCode),
    }),
  });

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
