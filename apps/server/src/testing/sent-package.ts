import { createAddressContract } from '@caravan/account/contract/schema';
import { createPaymentContract } from '@caravan/fund-payment/contract/schema';
import { newId } from '@caravan/kernel';
import { createPackageContract, newPackage, quotePackageContract } from '@caravan/warehouse-packages/contract/schema';
import { shipPackageContract } from '@caravan/warehouse-packages/contract/staff';
import { exampleAddress } from './example-address.ts';
import type { PaidOrder } from './paid-order.ts';

const key = () => ({ 'idempotency-key': newId() });

/** Packs the goods of an order, pays the package from the balance and sends it; returns its number. */
export const sentPackage = async ({ shopper, staff, itemId }: Pick<PaidOrder, 'shopper' | 'staff' | 'itemId'>) => {
  const address_id = (await shopper.call(createAddressContract, { body: exampleAddress })).data.id;
  const wish = { item_ids: [itemId], address_id };
  const { lines } = (await shopper.call(quotePackageContract, { body: wish })).data;
  const best = lines.find(({ available }) => available);
  const body = newPackage.parse({ ...wish, line_id: best?.id, fee_fen: best?.fee_fen, declared_value_fen: 10_000 });
  const { number } = (await shopper.call(createPackageContract, { body, headers: key() })).data;
  await shopper.call(createPaymentContract, {
    body: { kind: 'package', refs: [number], method: 'balance' },
    headers: key(),
  });
  const shipment = { carrier: best?.carrier ?? '', tracking_number: `RR${number}` };
  await staff.call(shipPackageContract, { params: { number }, body: shipment });
  return number;
};
