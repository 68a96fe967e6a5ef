import { createAddressContract, newAddress } from '@caravan/account/contract/schema';
import { setAddressTaxNumberContract } from '@caravan/customs/contract/schema';
import { createPaymentContract } from '@caravan/fund-payment/contract/schema';
import { adjustBalanceContract } from '@caravan/fund-payment/contract/staff';
import { newId } from '@caravan/kernel';
import type { TestServer } from '@caravan/server-core/testing';
import { createPackageContract, newPackage, quotePackageContract } from '@caravan/warehouse-packages/contract/schema';
import {
  getStaffPackageContract,
  listPackingContract,
  packPackageContract,
  shipPackageContract,
} from '@caravan/warehouse-packages/contract/staff';
import { sql } from 'drizzle-orm';
import { exampleAddress } from './example-address.ts';
import { paidOrder } from './paid-order.ts';

const key = () => ({ 'idempotency-key': newId() });
const inBrazil = newAddress.parse({
  ...exampleAddress,
  continent: 'south_america',
  country: 'BR',
  province: 'São Paulo',
  city: 'São Paulo',
  postcode: '01310-100',
  phone: '+55 11 91234 5678',
});

/** A shopper with goods in the warehouse and an address in Brazil. */
export const toBrazil = async (server: TestServer, name: string) => {
  const order = await paidOrder(server.app, `${name}@shop.test`);
  const { shopper, staff, itemId } = order;
  const { rows } = await server.core.db.execute<{ id: string }>(
    sql`SELECT id FROM user_account WHERE email = ${order.email}`,
  );
  await staff.call(adjustBalanceContract, {
    params: { id: rows[0]?.id ?? '' },
    body: { amount_fen: 100_000, remark: 'For the freight' },
    headers: key(),
  });
  const address = (await shopper.call(createAddressContract, { body: inBrazil })).data;
  const ofAddress = { params: { id: address.id } };
  return {
    ...order,
    ofAddress,
    give: (number: string) => shopper.call(setAddressTaxNumberContract, { ...ofAddress, body: { number } }),
    /** Makes a package to the address and pays it. */
    async send() {
      const wish = { item_ids: [itemId], address_id: address.id };
      const { lines } = (await shopper.call(quotePackageContract, { body: wish })).data;
      const best = lines.find(({ available }) => available);
      const body = newPackage.parse({ ...wish, line_id: best?.id, fee_fen: best?.fee_fen, declared_value_fen: 10_000 });
      const { number } = (await shopper.call(createPackageContract, { body, headers: key() })).data;
      await shopper.call(createPaymentContract, {
        body: { kind: 'package', refs: [number], method: 'balance' },
        headers: key(),
      });
      const params = { number };
      const item = (await staff.call(getStaffPackageContract, { params })).data.items[0]?.number ?? '';
      return {
        params,
        pack: () => staff.call(packPackageContract, { params, body: { items: [item] } }),
        ship: () =>
          staff.call(shipPackageContract, {
            params,
            body: { carrier: best?.carrier ?? '', tracking_number: `RR${number}` },
          }),
        waiting: async () => (await staff.call(listPackingContract, { query: { code: number } })).data.items[0],
      };
    },
  };
};
