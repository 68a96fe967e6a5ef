import { newBin, type NewBin } from '@caravan/warehouse-packages/contract/staff';
import {
  closeHandoverContract,
  createBinContract,
  createHandoverContract,
  createPickContract,
  getPickContract,
  getStaffPackageContract,
  listStaffStoreContract,
  moveGoodsContract,
  packPackageContract,
  removeFromHandoverContract,
  scanHandoverContract,
  scanPickContract,
} from '@caravan/warehouse-packages/contract/staff';
import type { NewPackageForm } from '@caravan/warehouse-packages/contract';
import { key, packageIn } from './package-steps.ts';
import type { Person, WarehouseServer } from './warehouse-server.ts';

let made = 0;

/** Creates a bin at a place on the way. */
export const aBin = async (staff: Person, over: Partial<NewBin> = {}): Promise<string> => {
  made += 1;
  const body = newBin.parse({ code: `A-${made}`, zone: 'A', kind: 'shelf', position: made, ...over });
  return (await staff.call(createBinContract, { body })).data.code;
};

/** Goods of a shopper as staff see them, oldest first. */
export const goodsOf = async (staff: Person, user: string) =>
  (await staff.call(listStaffStoreContract, { query: { user, limit: 100 } })).data.items;

export const move = (staff: Person, numbers: readonly string[], bin: string, headers: object = {}) =>
  staff.call(moveGoodsContract, { body: { numbers: [...numbers], bin }, headers: { ...key(), ...headers } });

/** The calls of a packer. */
export const packer = (staff: Person) => ({
  pick: (...packages: string[]) => staff.call(createPickContract, { body: { packages } }),
  list: (id: string) => staff.call(getPickContract, { params: { id } }),
  scan: (id: string, code: string) => staff.call(scanPickContract, { params: { id }, body: { code } }),
  pack: (number: string, items: readonly string[]) =>
    staff.call(packPackageContract, { params: { number }, body: { items: [...items] } }),
  packageOf: (number: string) => staff.call(getStaffPackageContract, { params: { number } }),
  begin: (carrier = 'China Post EMS') => staff.call(createHandoverContract, { body: { carrier } }),
  hand: (id: string, code: string, tracking_number: string, headers = key(), bag?: number) =>
    staff.call(scanHandoverContract, {
      params: { id },
      body: { code, tracking_number, ...(bag !== undefined && { bag }) },
      headers,
    }),
  takeOut: (id: string, code: string, headers = key()) =>
    staff.call(removeFromHandoverContract, { params: { id }, body: { code }, headers }),
  close: (id: string, headers = key()) => staff.call(closeHandoverContract, { params: { id }, headers }),
});

/** A paid package whose two items are in bins of their own, the second one first on the way. */
export const binnedPackage = async (server: WarehouseServer, over: Partial<NewPackageForm> = {}) => {
  const made = await packageIn(server, 'to_be_delivered', over);
  const staff = server.staff();
  const [first, second] = await goodsOf(staff, made.shopper.userId);
  if (!first || !second) throw new Error('the package has two items');
  const near = await aBin(staff);
  const far = await aBin(staff);
  await move(staff, [first.number], far);
  await move(staff, [second.number], near);
  return { ...made, first: first.number, second: second.number, near, far };
};

/** A package that its carrier may collect. */
export const readyPackage = async (server: WarehouseServer, over: Partial<NewPackageForm> = {}) => {
  const made = await binnedPackage(server, over);
  await packer(server.staff()).pack(made.number, [made.first, made.second]);
  return made;
};
