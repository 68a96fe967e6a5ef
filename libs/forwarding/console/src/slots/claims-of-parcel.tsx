import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListStaffParcelClaimsQuery } from '@caravan/forwarding/api/staff';
import { Button, Panel, Row, Stack } from '@caravan/ui-kit';
import { ClaimCard } from '../components/claim-card.tsx';

const limit = 20;

export interface ClaimsOfParcelProps {
  parcelId: string;
  trackingNumber: string | null;
  onFound: (parcelId: string) => void;
}

/**
 * The claims beside a kept parcel: those of its number, or all, because a torn label may have no number or another one than
 * the shopper knows.
 */
export const ClaimsOfParcel = ({ parcelId, trackingNumber, onFound }: ClaimsOfParcelProps) => {
  const { t } = useTranslation('forwarding-console');
  const [showsAll, setShowsAll] = useState(trackingNumber === null);
  const { data } = useListStaffParcelClaimsQuery({
    query: { limit, state: 'open', ...(!showsAll && trackingNumber !== null && { tracking_number: trackingNumber }) },
  });
  if (!data || (showsAll && data.items.length === 0)) return null;
  return (
    <Panel title={t('claims.beside')} text={t('claims.besideLead')}>
      <Stack gap="4">
        {data.items.map((claim) => (
          <ClaimCard key={claim.id} claim={claim} parcelId={parcelId} onDone={() => onFound(parcelId)} />
        ))}
        {showsAll ? null : (
          <Row>
            <Button size="sm" variant="ghost" onClick={() => setShowsAll(true)}>
              {t('claims.all')}
            </Button>
          </Row>
        )}
      </Stack>
    </Panel>
  );
};
