import { useTranslation } from 'react-i18next';
import type { StaffOwnParcel } from '@caravan/forwarding/contract';
import { Badge, Row, StatusBadge } from '@caravan/ui-kit';

const tones = { announced: 'info', received: 'success', withdrawn: 'neutral', never_arrived: 'warning' } as const;

/** Where a parcel is, and whether its shopper is asked about it. */
export const OwnParcelState = ({
  parcel: { state, question },
}: {
  parcel: Pick<StaffOwnParcel, 'question' | 'state'>;
}) => {
  const { t } = useTranslation('forwarding-console');
  return (
    <Row gap="2" wrap>
      <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
      {question === null ? null : <Badge tone="warning">{t('asked')}</Badge>}
    </Row>
  );
};
