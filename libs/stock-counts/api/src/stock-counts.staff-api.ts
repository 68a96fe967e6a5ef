import { stockCountsStaffCalls } from '@caravan/stock-counts/contract';
import { injectCalls } from '@caravan/web-core';

/** The calls for counts of bins that staff make. */
export const stockCountsStaffApi = injectCalls(stockCountsStaffCalls);

export const {
  useListStockCountsQuery,
  useGetStockCountQuery,
  useOpenStockCountMutation,
  useTakeOverStockCountMutation,
  useScanStockCountMutation,
  useUndoStockCountScanMutation,
  useCloseStockCountMutation,
  useDecideStockCountMutation,
} = stockCountsStaffApi;
