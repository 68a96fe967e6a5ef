import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import {
  useEndMyOtherSessionsMutation,
  useEndMySessionMutation,
  useListMySessionsQuery,
} from '@caravan/auth/api/staff';
import type { StaffSession } from '@caravan/auth/contract';
import { Button, Loading, Panel, Row, Skeleton, Stack } from '@caravan/ui-kit';
import { LoadFailed, useToast } from '@caravan/web-core';
import { SessionList } from '../../components/session-list.tsx';
import { DeviceDialog } from './device-dialog.tsx';

/** The devices that are logged in, each with a button that ends its session; the current one can be named. */
export const SessionsPanel = () => {
  const { t } = useTranslation('auth-console');
  const toast = useToast();
  const { data, isError, refetch } = useListMySessionsQuery();
  const [end, { isLoading }] = useEndMySessionMutation();
  const [endOthers, { isLoading: isEnding }] = useEndMyOtherSessionsMutation();
  const [named, setNamed] = useState<StaffSession>();
  const endOne = async ({ id }: StaffSession) => {
    const { error } = await end({ params: { session: id } });
    if (!error) toast.show(t('me.ended'));
  };
  const endAll = async () => {
    const { error } = await endOthers();
    if (!error) toast.show(t('me.othersEnded'));
  };
  return (
    <Panel title={t('me.sessions')}>
      {isError && !data ? <LoadFailed part title={t('failed')} onRetry={() => void refetch()} /> : null}
      {!data && !isError ? (
        <Loading label={t('me.sessions')}>
          <Skeleton part="2-3" />
        </Loading>
      ) : null}
      {data ? (
        <Stack gap="4">
          <SessionList sessions={data.items} onEnd={(one) => void endOne(one)} onName={setNamed} busy={isLoading} />
          {data.items.length > 1 ? (
            <Row>
              <Button variant="secondary" busy={isEnding} onClick={() => void endAll()}>
                {t('me.endOthers')}
              </Button>
            </Row>
          ) : null}
        </Stack>
      ) : null}
      {named ? <DeviceDialog name={named.device ?? ''} onClose={() => setNamed(undefined)} /> : null}
    </Panel>
  );
};
