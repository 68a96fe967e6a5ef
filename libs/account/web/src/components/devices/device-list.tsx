import { useTranslation } from 'react-i18next';
import type { LoginSession } from '@caravan/account/contract';
import { deviceName } from '@caravan/kernel';
import { Badge, Icon, Row, Stack, Text } from '@caravan/ui-kit';
import { LocalTime } from '@caravan/web-core';

const Device = ({ session: { agent, current, started_at: startedAt, seen_at: seenAt } }: { session: LoginSession }) => {
  const { t } = useTranslation('account');
  return (
    <Row as="li" gap="3" align="start">
      <Icon name="display" />
      <Stack gap="1">
        <Row gap="2" wrap>
          <Text as="span" weight="medium" title={agent}>
            {deviceName(agent) ?? t('devices.unknown')}
          </Text>
          {current ? <Badge tone="brand">{t('devices.current')}</Badge> : null}
        </Row>
        <Text size="sm" tone="muted" numeric>
          <LocalTime at={startedAt} text={(at) => t('devices.started', { at })} />
        </Text>
        <Text size="sm" tone="muted" numeric>
          <LocalTime at={seenAt} text={(at) => t('devices.seen', { at })} />
        </Text>
      </Stack>
    </Row>
  );
};

/** The devices that are logged in. */
export const DeviceList = ({ sessions }: { sessions: readonly LoginSession[] }) => (
  <Stack as="ul" gap="4">
    {sessions.map((session) => (
      <Device key={session.id} session={session} />
    ))}
  </Stack>
);
