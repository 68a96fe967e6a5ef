import { useTranslation } from 'react-i18next';
import type { Me } from '@caravan/auth/contract';
import { DescriptionList, Panel } from '@caravan/ui-kit';
import { useLazySlot, useToast } from '@caravan/web-core';
import { RoleBadges } from '../../components/role-badges.tsx';
import { NameForm } from './name-form.tsx';

/** Who is logged in, the name that colleagues see, and the language of mails. */
export const AccountPanel = ({ me, onChanged }: { me: Me; onChanged: () => void }) => {
  const { t } = useTranslation('auth-console');
  const toast = useToast();
  const MailLanguage = useLazySlot('mailLanguage');
  const onSaved = () => {
    toast.show(t('me.languageSaved'));
    onChanged();
  };
  return (
    <Panel title={t('me.account')}>
      <DescriptionList
        items={[
          { key: 'email', term: t('me.email'), value: me.email },
          { key: 'roles', term: t('me.roles'), value: <RoleBadges roles={me.roles} /> },
        ]}
      />
      <NameForm me={me} />
      {MailLanguage ? <MailLanguage label={t('me.language')} language={me.language} onSaved={onSaved} /> : null}
    </Panel>
  );
};
