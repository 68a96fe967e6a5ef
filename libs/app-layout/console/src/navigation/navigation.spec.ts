import { expect, it } from 'vitest';
import { mayOpen } from './navigation.ts';

it.each([
  ['/', ['auditor'], true],
  ['/me', ['editor'], true],
  ['/pack', ['packer'], true],
  ['/pack', ['receiver'], false],
  ['/packages', ['packer'], true],
  ['/packages/PK26', ['buyer'], false],
  ['/parcels/parcel_1', ['auditor'], true],
  ['/work/refund', ['finance'], true],
  ['/work/refund', ['buyer'], false],
  ['/staff', ['finance'], false],
  ['/staff', ['owner'], true],
  // Not in the navigation of service, which may read the list by a link.
  ['/purchases', ['service'], true],
  ['/purchases', ['packer'], false],
] as const)('%s for %s: %s', (path, roles, expected) => {
  expect(mayOpen(roles, path)).toBe(expected);
});
