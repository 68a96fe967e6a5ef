import type { Parcel } from '@caravan/warehouse-packages/contract';
import { CopyButton, Heading, Row, StatusBadge } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import { statusLook } from '../../lib/status-look.ts';

export interface PackageNumberProps {
  parcel: Pick<Parcel, 'number' | 'status'>;
  level: 1 | 2;
  id?: string;
}

/** The number, to be copied, and where the package stands. */
export const PackageNumber = ({ parcel: { number, status }, level, id }: PackageNumberProps) => {
  const t = useTexts('warehouse-packages');
  return (
    <Row gap="3" wrap>
      <Row gap="1">
        <Heading level={level} size={level === 1 ? 'xl' : 'sm'} id={id}>
          {t('packages.number', { number })}
        </Heading>
        <CopyButton value={number} label={t('packages.copy', { number })} copiedText={t('copied')} failedText={t('copyFailed')} />
      </Row>
      <StatusBadge {...statusLook[status]}>{t(`status.${status}`)}</StatusBadge>
    </Row>
  );
};
