import {
  addParcelPhotos,
  createParcel,
  createPurchase,
  discardParcel,
  getParcel,
  importParcels,
  keepParcel,
  listParcels,
  listPurchases,
  lookUpCode,
  matchParcel,
  receiveParcel,
  updatePurchase,
} from '@caravan/procurement/contract';
import { baseApi, mutationOf, queryOf } from '@caravan/web-core';

/** The calls of purchases and inbound parcels that the console makes. */
export const procurementApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['purchase', 'parcel', 'staff-order', 'staff-store', 'task'] })
  .injectEndpoints({
    endpoints: (build) => ({
      createPurchase: mutationOf(build, createPurchase),
      listPurchases: queryOf(build, listPurchases),
      updatePurchase: mutationOf(build, updatePurchase),
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
