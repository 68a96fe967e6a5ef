import { useTranslation } from 'react-i18next';
import { useListSessionsQuery, useEndOtherSessionsMutation } from '@caravan/account/api';
import { Button, Panel, Text } from '@caravan/ui-kit';
import { LoadFailed, useSingleFlight, useToast } from '@caravan/web-core';
import { PanelSkeleton } from '../panel/panel-skeleton.tsx';
import { DeviceList } from './device-list.tsx';

/** Lists the logged-in devices and logs out all others. */
export const DevicesPanel = () => {
  const { t } = useTranslation('account');
  const toast = useToast();
  const { data, isError, refetch } = useListSessionsQuery(undefined, { refetchOnMountOrArgChange: 5 });
  const [end, { isLoading }] = useEndOtherSessionsMutation();
  const logOutOthers = useSingleFlight(async () => {
    const { error } = await end();
    if (!error) toast.show(t('devices.ended'));
  });
  if (isError && !data)
    return <LoadFailed part title={t('failed.title')} text={t('failed.text')} onRetry={() => void refetch()} />;
  if (!data) return <PanelSkeleton fields={2} />;
  return (
    <div id="devices">
      <Panel title={t('devices.title')} text={t('devices.text')}>
        <DeviceList sessions={data} />
        {data.length > 1 ? (
          <div>
            <Button variant="secondary" icon="logout" busy={isLoading} onClick={() => void logOutOthers()}>
              {t('devices.end')}
            </Button>
          </div>
        ) : (
          <Text size="sm" tone="muted">
            {t('devices.none')}
          </Text>
        )}
      </Panel>
    </div>
  );
};
