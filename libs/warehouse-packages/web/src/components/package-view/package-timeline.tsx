import type { Parcel } from '@caravan/warehouse-packages/contract';
import { RouteCard, useTexts } from '@caravan/web-core';
import { routeOf } from '../../lib/package-route.ts';

/** Where a package has been, where it is, and where it goes. */
export const PackageTimeline = ({ parcel }: { parcel: Parcel }) => {
  const t = useTexts('warehouse-packages');
  return <RouteCard title={t('route.title')} stops={routeOf(parcel)} nameOf={(name) => t(`event.${name}`)} />;
};
