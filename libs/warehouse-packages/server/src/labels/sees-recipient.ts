import { holdsRole, seesContacts, type StaffRole } from '@caravan/kernel';

/**
 * Whether staff with these roles see the name, address and phone number on a package: those who pack see them once it
 * is paid, those who receive never (specification 24.11). Pages and labels follow the same rule.
 */
export const seesRecipient = ({ paidAt }: { paidAt: Date | null }, roles: readonly StaffRole[]): boolean =>
  seesContacts(roles) || (paidAt !== null && holdsRole(roles, ['packer']));
