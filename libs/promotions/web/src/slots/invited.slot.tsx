import { useTranslation } from 'react-i18next';
import type { InvitedProps } from '@caravan/auth/api';
import { useGetProgramsQuery } from '@caravan/promotions/api';
import { maxReferralCode } from '@caravan/promotions/contract';
import { Banner, Button } from '@caravan/ui-kit';

/**
 * Says on the page of the registration which code counts, and removes it. Whether the code is known is not said: nobody
 * can try codes out. A shop that rewards no invitations says nothing.
 */
export const Slot = ({ invitation, onRemove }: InvitedProps) => {
  const { t } = useTranslation('promotions');
  const { data } = useGetProgramsQuery();
  if (!data?.referral || invitation.length > maxReferralCode) return null;
  return (
    <Banner
      live="status"
      action={
        <Button variant="ghost" size="sm" flush onClick={onRemove}>
          {t('invited.remove')}
        </Button>
      }
    >
      {t('invited.text', { code: invitation })}
    </Banner>
  );
};
