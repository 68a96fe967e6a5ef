import { useTranslation } from 'react-i18next';
import type { StaffSession } from '@caravan/auth/contract';
import { Badge, Button, Grow, Icon, Row, Stack, Text } from '@caravan/ui-kit';
import { LocalTime } from '@caravan/web-core';

export interface SessionListProps {
  sessions: readonly StaffSession[];
  onEnd: (session: StaffSession) => void;
  busy: boolean;
}

/** Sessions with the device, the address and a button that ends each but the current one. */
export const SessionList = ({ sessions, onEnd, busy }: SessionListProps) => {
  const { t } = useTranslation('auth-console');
  return (
    <Stack as="ul" gap="4">
      {sessions.map((session) => (
        <Row as="li" key={session.id} gap="3" align="start">
          <Icon name="display" />
          <Grow>
            <Row gap="3" align="start" wrap>
              <Grow least="240">
                <Stack gap="1">
                  <Text as="span" weight="medium">
                    {session.agent || session.address}
                  </Text>
                  <Text as="span" size="sm" tone="muted" numeric>
                    {session.address}
                  </Text>
                  <Text size="sm" tone="muted" numeric>
                    <LocalTime at={session.started_at} text={(at) => t('me.started', { at })} />
                  </Text>
                  <Text size="sm" tone="muted" numeric>
                    <LocalTime at={session.seen_at} text={(at) => t('me.seen', { at })} />
                  </Text>
                </Stack>
              </Grow>
              {session.current ? (
                <Badge tone="brand">{t('me.thisDevice')}</Badge>
              ) : (
                <Button size="sm" variant="secondary" busy={busy} onClick={() => onEnd(session)}>
                  {t('me.end')}
                </Button>
              )}
            </Row>
          </Grow>
        </Row>
      ))}
    </Stack>
  );
};
