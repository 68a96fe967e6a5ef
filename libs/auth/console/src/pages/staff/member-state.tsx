import { useTranslation } from 'react-i18next';
import type { StaffMember } from '@caravan/auth/contract';
import { Badge, Text } from '@caravan/ui-kit';
import { LocalTime } from '@caravan/web-core';

/** Whether somebody has joined, since when they are paused, or until when the invitation works. */
export const MemberState = ({ member }: { member: StaffMember }) => {
  const { t } = useTranslation('auth-console');
  const { state, invited_until: until, paused_at: paused } = member;
  if (paused)
    return (
      <div>
        <Badge tone="warning">{t('staff.paused')}</Badge>
        <Text size="sm" tone="muted">
          <LocalTime at={paused} text={(at) => t('staff.pausedSince', { at })} />
        </Text>
      </div>
    );
  if (state === 'active') return <Badge tone="success">{t('staff.active')}</Badge>;
  if (!until) return <Badge tone="danger">{t('staff.lapsed')}</Badge>;
  return (
    <div>
      <Badge tone="info">{t('staff.waiting')}</Badge>
      <Text size="sm" tone="muted">
        <LocalTime at={until} text={(at) => t('staff.until', { at })} />
      </Text>
    </div>
  );
};
