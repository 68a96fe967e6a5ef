import { useTranslation } from 'react-i18next';
import type { PackageStatus } from '@caravan/kernel';
import type { Parcel } from '@caravan/warehouse-packages/contract';
import { StatusBadge, type IconName, type StatusBadgeProps } from '@caravan/ui-kit';
import { NumberedTitle } from '@caravan/web-core';

/** Colour and icon of each status; the text beside them says the same. */
const statusLook: Readonly<Record<PackageStatus, { tone: NonNullable<StatusBadgeProps['tone']>; icon: IconName }>> = {
  pending_payment: { tone: 'warning', icon: 'clock' },
  to_be_delivered: { tone: 'brand', icon: 'box' },
  pending_receipt: { tone: 'brand', icon: 'truck' },
  done: { tone: 'success', icon: 'check' },
  cancelled: { tone: 'neutral', icon: 'close' },
};

export interface PackageNumberProps {
  parcel: Pick<Parcel, 'number' | 'status'> & Partial<Pick<Parcel, 'actions'>>;
  level: 1 | 2;
  id?: string;
}

/** The package number, with a copy button, and the status. */
export const PackageNumber = ({ parcel: { number, status, actions }, level, id }: PackageNumberProps) => {
  const { t } = useTranslation('warehouse-packages');
  // A weighed package that waits for a payment must not look like one that only waits for us.
  const badge = actions?.includes('pay_extra') ? (
    <StatusBadge {...statusLook.pending_payment}>{t('status.extra')}</StatusBadge>
  ) : (
    <StatusBadge {...statusLook[status]}>{t(`status.${status}`)}</StatusBadge>
  );
  return (
    <NumberedTitle
      title={t('packages.number', { number })}
      number={number}
      copyLabel={t('packages.copy', { number })}
      level={level}
      id={id}
      badge={badge}
    />
  );
};
