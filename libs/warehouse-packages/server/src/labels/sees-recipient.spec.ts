import { staffRoles } from '@caravan/kernel';
import { expect, it } from 'vitest';
import { seesRecipient } from './sees-recipient.ts';

it('service, finance, auditors and owners see every recipient, packers those of paid packages, others none', () => {
  const paid = { paidAt: new Date(0) };
  const unpaid = { paidAt: null };
  expect(staffRoles.filter((role) => seesRecipient(unpaid, [role]))).toEqual([
    'owner',
    'service',
    'finance',
    'auditor',
  ]);
  expect(staffRoles.filter((role) => seesRecipient(paid, [role]))).toEqual([
    'owner',
    'packer',
    'service',
    'finance',
    'auditor',
  ]);
  expect(seesRecipient(paid, [])).toBe(false);
});
