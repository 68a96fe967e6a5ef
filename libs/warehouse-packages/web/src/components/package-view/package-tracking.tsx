import { useTranslation } from 'react-i18next';
import { supportPaths } from '@caravan/routes';
import type { Parcel } from '@caravan/warehouse-packages/contract';
import { Link, Panel } from '@caravan/ui-kit';
import { Carrier } from '../carrier/carrier.tsx';
import { Journey } from '../journey/journey.tsx';

export interface PackageTrackingProps {
  tracking: NonNullable<Parcel['tracking']>;
  number: string;
}

/** The carrier and what it has told. */
export const PackageTracking = ({ tracking, number }: PackageTrackingProps) => {
  const { t } = useTranslation('warehouse-packages');
  return (
    <Panel title={t('tracking.title')} gap="4">
      <Carrier {...tracking} />
      <Journey
        events={tracking.events}
        contact={
          <Link to={supportPaths.conversations.href({ kind: 'package', ref: number })}>{t('package.writeToUs')}</Link>
        }
      />
    </Panel>
  );
};
