import { useTranslation } from 'react-i18next';
import { useEndMySessionMutation, useListMySessionsQuery } from '@caravan/auth/api/staff';
import type { StaffSession } from '@caravan/auth/contract';
import { Loading, Panel, Skeleton } from '@caravan/ui-kit';
import { LoadFailed, useToast } from '@caravan/web-core';
import { SessionList } from '../../components/session-list.tsx';

/** The devices that are logged in, each with a button that ends its session. */
export const SessionsPanel = () => {
  const { t } = useTranslation('auth-console');
  const toast = useToast();
  const { data, isError, refetch } = useListMySessionsQuery();
  const [end, { isLoading }] = useEndMySessionMutation();
  const endOne = async ({ id }: StaffSession) => {
    const { error } = await end({ params: { session: id } });
    if (!error) toast.show(t('me.ended'));
  };
  return (
    <Panel title={t('me.sessions')}>
      {isError && !data ? <LoadFailed part title={t('failed')} onRetry={() => void refetch()} /> : null}
      {!data && !isError ? (
        <Loading label={t('me.sessions')}>
          <Skeleton part="2-3" />
        </Loading>
      ) : null}
      {data ? <SessionList sessions={data.items} onEnd={(one) => void endOne(one)} busy={isLoading} /> : null}
    </Panel>
  );
};
