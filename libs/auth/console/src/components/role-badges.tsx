import { useTranslation } from 'react-i18next';
import type { StaffRole } from '@caravan/kernel';
import { Badge, Row } from '@caravan/ui-kit';

/** The roles of a member of staff. */
export const RoleBadges = ({ roles }: { roles: readonly StaffRole[] }) => {
  const { t } = useTranslation('auth-console');
  return (
    <Row gap="2" wrap>
      {roles.map((role) => (
        <Badge key={role} tone={role === 'owner' ? 'brand' : 'neutral'}>
          {t(`roles.${role}`)}
        </Badge>
      ))}
    </Row>
  );
};
