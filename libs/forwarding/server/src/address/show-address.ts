import type { ForwardingAddress, WarehouseAddress } from '@caravan/forwarding/contract';
import type { ForwardingContext } from '../forwarding-context.ts';
import { findCode, handlingFeeAt, listWarehouses, lockCode } from './forwarding-address.repo.ts';
import type { WarehouseRow } from '@caravan/warehouse-packages/port';
import { fieldsOf } from './warehouse-list.ts';

/** Shops shorten long recipients, so the code is also at the end of the street. */
const addressFor = (row: WarehouseRow, code: string): WarehouseAddress => ({
  ...fieldsOf(row),
  recipient: `${row.recipient} ${code}`,
  street: `${row.street}（${code}）`,
});

/** The shopper's address in each warehouse; the code is made when it is first needed. */
export const showAddress = async (context: ForwardingContext, userId: string): Promise<ForwardingAddress> => {
  const { db, transaction, clock } = context;
  const now = clock();
  const known = await findCode(db, userId);
  const code = known ?? (await transaction((tx) => lockCode(tx, userId, now)));
  const rules = await context.terms().now();
  return {
    code,
    warehouses: (await listWarehouses(db)).flatMap((row) => (row.active ? addressFor(row, code) : [])),
    handling_fen: await handlingFeeAt(db, now),
    free_days: rules.free_storage_days,
    daily_fee_fen: rules.storage_fee_fen_per_day,
    fee_max_fen: rules.storage_max_fee_fen,
  };
};
