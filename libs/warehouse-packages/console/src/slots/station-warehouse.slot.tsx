import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeviceChoice } from '@caravan/console-core';
import type { StationWarehouseProps } from '@caravan/procurement/api';
import { SelectField } from '@caravan/ui-kit';
import { useListWarehousesQuery } from '@caravan/warehouse-packages/api/staff';

/** The warehouse in which the station is, in a shop with several; what it receives is there. */
export const Slot = ({ idle }: StationWarehouseProps) => {
  const { t } = useTranslation('warehouse-packages-console');
  const { data } = useListWarehousesQuery();
  const [chosen, choose] = useDeviceChoice('warehouse');
  const isKnown = data && data.length > 1 && data.some(({ id }) => id === chosen);
  // The shop has one warehouse again, or no such warehouse any more.
  const isOver = data !== undefined && chosen !== '' && !isKnown;
  useEffect(() => {
    if (isOver) choose('');
  }, [choose, isOver]);
  if (!data || data.length < 2 || (isKnown && !idle)) return null;
  return (
    <SelectField
      label={t('station.warehouse')}
      {...(isKnown ? {} : { hint: t('station.choose'), placeholder: t('station.none') })}
      value={isKnown ? chosen : ''}
      options={data.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={({ target }) => choose(target.value)}
    />
  );
};
