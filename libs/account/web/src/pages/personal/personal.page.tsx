import { useTranslation } from 'react-i18next';
import { useSession } from '@caravan/auth/api';
import { Card, Divider, Stack } from '@caravan/ui-kit';
import { type PageContext, type PageMeta } from '@caravan/web-core';
import { AccountPage } from '../../components/account-page/account-page.tsx';
import { AvatarField } from '../../components/avatar-field/avatar-field.tsx';
import { PanelSkeleton } from '../../components/panel/panel-skeleton.tsx';
import { ProfileForm } from '../../components/profile-form/profile-form.tsx';

export const meta = ({ t }: PageContext<'account'>): PageMeta => ({
  title: t('personal.title'),
  description: t('personal.lead'),
});

/** The profile: picture, nickname, gender, birthday, phone, residence. */
export const Page = () => {
  const { t } = useTranslation('account');
  const { user } = useSession();
  return (
    <AccountPage title={t('personal.title')} lead={t('personal.lead')}>
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
    </AccountPage>
  );
};
