import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useGetCalendarLinkQuery,
  useMakeCalendarLinkMutation,
  useRevokeCalendarLinkMutation,
} from '@caravan/account/api';
import type { CalendarLink } from '@caravan/account/contract';
import { Button, Panel, Row, Stack, Text } from '@caravan/ui-kit';
import { LoadFailed, LocalTime, useSingleFlight, useToast } from '@caravan/web-core';
import { PanelSkeleton } from '../panel/panel-skeleton.tsx';
import { NewLink } from './new-link.tsx';

const LinkFacts = ({ link: { made_at: madeAt, last_read_at: readAt } }: { link: CalendarLink }) => {
  const { t } = useTranslation('account');
  return (
    <Stack gap="1">
      <Text size="sm">
        <LocalTime at={madeAt} text={(at) => t('calendar.madeAt', { at })} />
      </Text>
      <Text size="sm" tone="muted">
        {readAt ? <LocalTime at={readAt} text={(at) => t('calendar.readAt', { at })} /> : t('calendar.neverRead')}
      </Text>
    </Stack>
  );
};

/** Makes, replaces and revokes the private link to a calendar of the shopper's deadlines. */
export const CalendarPanel = () => {
  const { t } = useTranslation('account');
  const toast = useToast();
  const { data, isError, refetch } = useGetCalendarLinkQuery(undefined, { refetchOnMountOrArgChange: 5 });
  const [make, { isLoading: making }] = useMakeCalendarLinkMutation();
  const [revoke, { isLoading: revoking }] = useRevokeCalendarLinkMutation();
  // The server cannot tell the address again, so it is shown until the page is left.
  const [url, setUrl] = useState<string>();
  const makeLink = useSingleFlight(async () => {
    const made = await make();
    if (made.data) setUrl(made.data.url);
  });
  const revokeLink = useSingleFlight(async () => {
    const { error } = await revoke();
    if (error) return;
    setUrl(undefined);
    toast.show(t('calendar.revoked'));
  });
  if (isError && !data)
    return <LoadFailed part title={t('failed.title')} text={t('failed.text')} onRetry={() => void refetch()} />;
  if (!data) return <PanelSkeleton fields={1} />;
  const { link } = data;
  return (
    <Panel title={t('calendar.title')} text={t('calendar.text')}>
      {url ? <NewLink url={url} /> : null}
      {link ? <LinkFacts link={link} /> : null}
      <Row gap="3" wrap>
        <Button variant="secondary" icon="clock" busy={making} onClick={() => void makeLink()}>
          {link ? t('calendar.replace') : t('calendar.make')}
        </Button>
        {link ? (
          <Button variant="ghost" icon="trash" busy={revoking} onClick={() => void revokeLink()}>
            {t('calendar.revoke')}
          </Button>
        ) : null}
      </Row>
      {link ? (
        <Text size="sm" tone="muted" measure>
          {t('calendar.ends')}
        </Text>
      ) : null}
    </Panel>
  );
};
