import { useTranslation } from 'react-i18next';
import type { MyReferral } from '@caravan/promotions/contract';
import { CopyButton, Panel, Stack, Text, TextField } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import { useCouponWords } from '../lib/use-coupon-words.ts';

/** The shopper's link for invitations, what both sides get, and how many came by it. */
export const InvitePanel = ({ referral }: { referral: MyReferral }) => {
  const { t } = useTranslation('promotions');
  const { number } = useFormats();
  const couponWords = useCouponWords();
  const { link, gives, registered, rewarded } = referral;
  return (
    <Panel title={t('invite.title')} text={t('invite.lead', { offer: couponWords(gives), count: gives.valid_days })}>
      <Stack gap="3">
        <TextField
          label={t('invite.link')}
          value={link}
          readOnly
          onFocus={({ target }) => target.select()}
          action={<CopyButton value={link} label={t('invite.copy')} />}
        />
        <Text size="sm" tone="muted">
          {t('invite.counts', { registered: number(registered), rewarded: number(rewarded) })}
        </Text>
      </Stack>
    </Panel>
  );
};
