import { Card, Divider, Stack } from '@caravan/ui-kit';
import { useSession, useTexts, type PageContext, type PageMeta } from '@caravan/web-core';
import { AccountFrame } from '../../components/account-frame/account-frame.tsx';
import { AvatarField } from '../../components/avatar-field/avatar-field.tsx';
import { PanelSkeleton } from '../../components/panel/panel-skeleton.tsx';
import { ProfileForm } from '../../components/profile-form/profile-form.tsx';

export const meta = ({ t }: PageContext): PageMeta => ({ title: t('personal.title'), description: t('personal.lead') });

/** Who the shopper is: picture, nickname, gender, birthday, phone, residence. */
export const Page = () => {
  const t = useTexts('account');
  const { user } = useSession();
  return (
    <AccountFrame title={t('personal.title')} lead={t('personal.lead')}>
      {user ? (
        <Card>
          <Stack gap="6">
            <AvatarField user={user} />
            <Divider />
            <ProfileForm key={user.id} user={user} />
          </Stack>
        </Card>
      ) : (
        <PanelSkeleton fields={6} />
      )}
    </AccountFrame>
  );
};
