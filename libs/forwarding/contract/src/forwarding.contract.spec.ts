import { contractFaults } from '@caravan/kernel/testing';
import { describe, expect, test } from 'vitest';
import * as endpoints from './forwarding.endpoints.ts';
import { forwardingReasons } from './forwarding.errors.ts';
import { addressText } from './forwarding-rules.ts';
import { announcementForm, forwardingAddress, ownParcelPage } from './forwarding.schema.ts';
import * as staffEndpoints from './forwarding.staff-endpoints.ts';
import { ownArrival, staffOwnParcel, staffWarehouses, warehousesChange } from './staff-forwarding.schema.ts';
import {
  aForwardingAddress,
  anOwnParcelPage,
  aStaffOwnParcel,
  aWarehouseAddress,
  someWarehouses,
} from './testing/forwarding.factory.ts';

test('every reason of a call has a text in each language', () => {
  expect(contractFaults([...Object.values(endpoints), ...Object.values(staffEndpoints)], forwardingReasons)).toEqual(
    [],
  );
});

test('the factory makes valid objects', () => {
  expect(forwardingAddress.parse(aForwardingAddress())).toEqual(aForwardingAddress());
  expect(ownParcelPage.parse(anOwnParcelPage())).toEqual(anOwnParcelPage());
  expect(staffOwnParcel.parse(aStaffOwnParcel())).toEqual(aStaffOwnParcel());
  expect(staffWarehouses.parse(someWarehouses())).toEqual(someWarehouses());
});

test('a whole address is one line that shops read', () => {
  expect(addressText(aWarehouseAddress())).toBe(
    '商队 K7Q4MZ 020-12345678 广东省广州市白云区示例路 1 号 3 栋（K7Q4MZ） 510000',
  );
});

describe('an announcement', () => {
  const typed = {
    tracking_number: 'sf 1000-200300',
    contents: ' Shoes ',
    shop: '',
    quantity: '1',
    value_fen: '',
    photo_note: '',
    warehouse: '',
  };

  test('needs a number and what is in the parcel', () => {
    expect(announcementForm.parse(typed)).toMatchObject({ contents: 'Shoes', quantity: 1, value_fen: 0 });
    expect(announcementForm.safeParse({ ...typed, contents: ' ' }).error?.issues).toMatchObject([
      { path: ['contents'] },
    ]);
    expect(announcementForm.safeParse({ ...typed, tracking_number: '' }).success).toBe(false);
  });

  test('may have a value in yuan', () => {
    expect(announcementForm.parse({ ...typed, value_fen: '120.5' }).value_fen).toBe(12_050);
    expect(announcementForm.safeParse({ ...typed, quantity: '1.5' }).error?.issues).toMatchObject([
      { path: ['quantity'] },
    ]);
  });
});

test('an arrival has a code or a number, not both', () => {
  expect(ownArrival.safeParse({ code: 'k7q4mz' }).data?.code).toBe('K7Q4MZ');
  expect(ownArrival.safeParse({}).error?.issues).toMatchObject([{ path: ['code'], message: 'code_or_number' }]);
  expect(ownArrival.safeParse({ code: 'K7Q4MZ', number: 'FP2611A1B2C3D' }).success).toBe(false);
});

test('two warehouses cannot have one code', () => {
  const { warehouses } = someWarehouses();
  expect(warehousesChange.safeParse({ warehouses: [...warehouses, ...warehouses] }).error?.issues).toMatchObject([
    { path: ['warehouses', 1, 'id'], message: 'warehouse_twice' },
  ]);
});
