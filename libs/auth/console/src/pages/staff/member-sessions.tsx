import { useTranslation } from 'react-i18next';
import { useEndMemberSessionMutation, useListMemberSessionsQuery } from '@caravan/auth/api/staff';
import type { StaffSession } from '@caravan/auth/contract';
import { Heading, Stack, Text } from '@caravan/ui-kit';
import { LoadFailed, useToast } from '@caravan/web-core';
import { SessionList } from '../../components/session-list.tsx';

/** The live sessions of a member; an owner may end each. */
export const MemberSessions = ({ id }: { id: string }) => {
  const { t } = useTranslation('auth-console');
  const toast = useToast();
  const { data, isError, refetch } = useListMemberSessionsQuery({ params: { id } });
  const [end, { isLoading }] = useEndMemberSessionMutation();
  const endOne = async (session: StaffSession) => {
    const { error } = await end({ params: { id, session: session.id } });
    if (!error) toast.show(t('me.ended'));
  };
  return (
    <Stack gap="3">
      <Heading level={3} size="sm">
        {t('staff.sessions')}
      </Heading>
      {isError && !data ? <LoadFailed part title={t('failed')} onRetry={() => void refetch()} /> : null}
      {data?.items.length === 0 ? <Text tone="muted">{t('staff.noSessions')}</Text> : null}
      {data ? <SessionList sessions={data.items} onEnd={(one) => void endOne(one)} busy={isLoading} /> : null}
    </Stack>
  );
};
