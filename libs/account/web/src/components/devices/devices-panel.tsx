import { endOtherSessions, listSessions } from '@caravan/account/contract';
import { Button, Panel, Text } from '@caravan/ui-kit';
import { endpointFor, LoadFailed, useSingleFlight, useTexts, useToast } from '@caravan/web-core';
import { PanelSkeleton } from '../panel/panel-skeleton.tsx';
import { DeviceList } from './device-list.tsx';

/** Where the account is logged in, and the way to end it everywhere else. */
export const DevicesPanel = () => {
  const t = useTexts('account');
  const toast = useToast();
  const { data, isError, refetch } = endpointFor(listSessions).useQuery(undefined, { refetchOnMountOrArgChange: 5 });
  const [end, { isLoading }] = endpointFor(endOtherSessions).useMutation();
  const endOthers = useSingleFlight(async () => {
    const { error } = await end();
    if (!error) toast.show(t('devices.ended'));
  });
  if (isError && !data) return <LoadFailed part title={t('failed.title')} text={t('failed.text')} onRetry={() => void refetch()} />;
  if (!data) return <PanelSkeleton fields={2} />;
  return (
    <div id="devices">
      <Panel title={t('devices.title')} text={t('devices.text')}>
        <DeviceList sessions={data} />
        {data.length > 1 ? (
          <div>
            <Button variant="secondary" icon="logout" busy={isLoading} onClick={() => void endOthers()}>
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
