import { useTranslation } from 'react-i18next';
import type { StaffSession } from '@caravan/auth/contract';
import { deviceName } from '@caravan/kernel';
import { Badge, Button, Grow, Icon, Row, Stack, Text } from '@caravan/ui-kit';
import { LocalTime } from '@caravan/web-core';

/** The name that the member gave the device, otherwise browser and system. */
const titleOf = ({ device, agent }: StaffSession): string | undefined => device ?? deviceName(agent);

/** The other facts of the device. */
const factsOf = (session: StaffSession): string =>
  [deviceName(session.agent), session.address].filter((fact) => fact && fact !== titleOf(session)).join(' · ');

export interface SessionListProps {
  sessions: readonly StaffSession[];
  onEnd: (session: StaffSession) => void;
  /** Without it the current device cannot be named. */
  onName?: (session: StaffSession) => void;
  busy: boolean;
}

/** Sessions with the device, the address and a button that ends each but the current one. */
export const SessionList = ({ sessions, onEnd, onName, busy }: SessionListProps) => {
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
                  <Text as="span" weight="medium" title={session.agent}>
                    {titleOf(session) ?? t('me.unknownDevice')}
                  </Text>
                  <Text as="span" size="sm" tone="muted" numeric>
                    {factsOf(session)}
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
                <Row gap="3" wrap>
                  <Badge tone="brand">{t('me.thisDevice')}</Badge>
                  {onName ? (
                    <Button size="sm" variant="secondary" onClick={() => onName(session)}>
                      {t('me.nameDevice')}
                    </Button>
                  ) : null}
                </Row>
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
