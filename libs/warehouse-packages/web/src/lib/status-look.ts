import type { PackageStatus } from '@caravan/kernel';
import type { IconName, StatusBadgeProps } from '@caravan/ui-kit';

/** Colour and icon of each status; the text beside them says the same. */
export const statusLook: Readonly<
  Record<PackageStatus, { tone: NonNullable<StatusBadgeProps['tone']>; icon: IconName }>
> = {
  pending_payment: { tone: 'warning', icon: 'clock' },
  to_be_delivered: { tone: 'brand', icon: 'box' },
  pending_receipt: { tone: 'brand', icon: 'truck' },
  done: { tone: 'success', icon: 'check' },
  cancelled: { tone: 'neutral', icon: 'close' },
};
