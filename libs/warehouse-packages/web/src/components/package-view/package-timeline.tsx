import { useTranslation } from 'react-i18next';
import type { Parcel } from '@caravan/warehouse-packages/contract';
import { RouteCard } from '@caravan/web-core';
import { routeOf } from '../../lib/package-route.ts';

/** The past, current and coming stops of a package. */
export const PackageTimeline = ({ parcel }: { parcel: Parcel }) => {
  const { t } = useTranslation('warehouse-packages');
  return <RouteCard title={t('route.title')} stops={routeOf(parcel)} nameOf={(name) => t(`event.${name}`)} />;
};
