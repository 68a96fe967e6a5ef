import type { PackageStatus } from '@caravan/kernel';
import type { PackageAction } from '@caravan/warehouse-packages/contract';
import { isExpired } from './package-guards.ts';

/** The actions of a package depend on these. */
export interface ActingPackage {
  status: PackageStatus;
  expiresAt: Date;
  reviewed: boolean;
  /** Whether it waits for an extra payment. */
  asked: boolean;
}

/** The actions that the shopper may take now. */
export const packageActionsOf = ({ status, expiresAt, reviewed, asked }: ActingPackage, now: Date): PackageAction[] => {
  switch (status) {
    case 'pending_payment':
      return isExpired({ expiresAt }, now) ? ['cancel'] : ['pay', 'cancel'];
    case 'to_be_delivered':
      return asked ? ['pay_extra', 'cancel'] : ['cancel'];
    case 'pending_receipt':
      return ['receive'];
    case 'done':
      return reviewed ? [] : ['review'];
    default:
      return [];
  }
};
