import { useTranslation } from 'react-i18next';
import type { Parcel } from '@caravan/warehouse-packages/contract';
import { StatusBadge } from '@caravan/ui-kit';
import { NumberedTitle } from '@caravan/web-core';
import { statusLook } from '../../lib/status-look.ts';

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
