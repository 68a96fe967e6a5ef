import { schemaOf } from '@caravan/kernel';
import {
  byCount,
  countedBin,
  countScan,
  differenceDecisions,
  scannedGoods,
  scansLeft,
  stockCountDetail,
  stockCountPage,
  stockCountsQuery,
} from './stock-counts.schema.ts';
import {
  closeStockCount,
  decideStockCount,
  getStockCount,
  listStockCounts,
  openStockCount,
  scanStockCount,
  takeOverStockCount,
  undoStockCountScan,
} from './stock-counts.staff-endpoints.ts';

export const listStockCountsContract = schemaOf(listStockCounts, { query: stockCountsQuery, data: stockCountPage });
export const getStockCountContract = schemaOf(getStockCount, { params: byCount, data: stockCountDetail });
export const openStockCountContract = schemaOf(openStockCount, { body: countedBin, data: stockCountDetail });
export const takeOverStockCountContract = schemaOf(takeOverStockCount, { params: byCount, data: stockCountDetail });
export const scanStockCountContract = schemaOf(scanStockCount, { body: countScan, data: scannedGoods });
export const undoStockCountScanContract = schemaOf(undoStockCountScan, { body: countScan, data: scansLeft });
export const closeStockCountContract = schemaOf(closeStockCount, { body: countedBin, data: stockCountDetail });
export const decideStockCountContract = schemaOf(decideStockCount, {
  params: byCount,
  body: differenceDecisions,
  data: stockCountDetail,
});
