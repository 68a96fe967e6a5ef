import { useTranslation } from 'react-i18next';
import type { Parcel } from '@caravan/warehouse-packages/contract';
import { StatusBadge } from '@caravan/ui-kit';
import { NumberedTitle } from '@caravan/web-core';
import { statusLook } from '../../lib/status-look.ts';

export interface PackageNumberProps {
  parcel: Pick<Parcel, 'number' | 'status'>;
  level: 1 | 2;
  id?: string;
}

/** The package number, with a copy button, and the status. */
export const PackageNumber = ({ parcel: { number, status }, level, id }: PackageNumberProps) => {
  const { t } = useTranslation('warehouse-packages');
  const badge = <StatusBadge {...statusLook[status]}>{t(`status.${status}`)}</StatusBadge>;
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
