import {
  binsStaffCalls,
  claimsStaffCalls,
  handoversStaffCalls,
  insuranceStaffCalls,
  packingOptionsStaffCalls,
  picksStaffCalls,
  printsStaffCalls,
  staffPackagesCalls,
  storeStaffCalls,
  type WarehouseName,
  warehousesStaffCalls,
  weighingStaffCalls,
} from '@caravan/warehouse-packages/contract';
import { injectCalls } from '@caravan/web-core';

export * from './goods-measurements.slot.ts';
export * from './warehouse-packages.staff-slots.ts';

/** The calls of warehouse and packages that staff make. */
export const warehousePackagesStaffApi = injectCalls({
  ...binsStaffCalls,
  ...storeStaffCalls,
  ...staffPackagesCalls,
  ...picksStaffCalls,
  ...handoversStaffCalls,
  ...printsStaffCalls,
  ...weighingStaffCalls,
  ...packingOptionsStaffCalls,
  ...insuranceStaffCalls,
  ...claimsStaffCalls,
  ...warehousesStaffCalls,
});

export const {
  useListWarehousesQuery,
  useListBinsQuery,
  useGetBinRuleQuery,
  useUpdateBinRuleMutation,
  useLazyListBinsQuery,
  useCreateBinMutation,
  useUpdateBinMutation,
  useImportBinsMutation,
  useListStaffStoreQuery,
  useLazyListStaffStoreQuery,
  useMoveGoodsMutation,
  useCheckGoodsMutation,
  useAcceptGoodsMutation,
  useDisposeGoodsMutation,
  useGetLossQuery,
  useLoseGoodsMutation,
  useTurnUpGoodsMutation,
  useAddStorePhotosMutation,
  useCreatePickMutation,
  useGetPickQuery,
  useLazyGetPickQuery,
  useScanPickMutation,
  usePackPackageMutation,
  useListHandoversQuery,
  useCreateHandoverMutation,
  useGetHandoverQuery,
  useScanHandoverMutation,
  useRemoveFromHandoverMutation,
  useAddBagMutation,
  useSealBagMutation,
  useUnsealBagMutation,
  useSignHandoverMutation,
  useCloseHandoverMutation,
  useImportShipmentsMutation,
  useListPackingQuery,
  useLazyListPackingQuery,
  useListStaffPackagesQuery,
  useGetStaffPackageQuery,
  useLazyGetStaffPackageQuery,
  useAddPackedPhotosMutation,
  useWeighPackageMutation,
  useCorrectWeighingMutation,
  useWaivePackageExtraMutation,
  useCancelStaffPackageMutation,
  useGetPackingPricesQuery,
  useUpdatePackingPricesMutation,
  useListInsuranceTiersQuery,
  useCreateInsuranceTierMutation,
  useUpdateInsuranceTierMutation,
  useApproveClaimMutation,
  useAskTrackingMutation,
  useRejectClaimMutation,
  useGetWeighingRuleQuery,
  useUpdateWeighingRuleMutation,
  useShipPackageMutation,
  useCorrectShipmentMutation,
  useCreatePrintMutation,
} = warehousePackagesStaffApi;

const none: readonly WarehouseName[] = [];

/** The warehouses of a shop with several; none in a shop with one, where nothing asks for it or names it. */
export const useSeveralWarehouses = (): readonly WarehouseName[] => {
  const { data } = useListWarehousesQuery();
  return data && data.length > 1 ? data : none;
};

/** The filter of a list by the warehouse, for shops with several. */
export const useWarehouseFilter = (label: string) => {
  const options = useSeveralWarehouses().map(({ id, name }) => ({ value: id, label: name }));
  return options.length ? [{ name: 'warehouse', label, options } as const] : [];
};
