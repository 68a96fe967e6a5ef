import { useTranslation } from 'react-i18next';
import { useUpdatePreferencesMutation } from '@caravan/account/api';
import type { Me } from '@caravan/auth/contract';
import { isLanguage, languageTable, staffLanguages } from '@caravan/kernel';
import { DescriptionList, Panel, SelectField } from '@caravan/ui-kit';
import { useToast } from '@caravan/web-core';
import { RoleBadges } from '../../components/role-badges.tsx';

/** Who is logged in, and the language of mails. */
export const AccountPanel = ({ me, onChanged }: { me: Me; onChanged: () => void }) => {
  const { t } = useTranslation('auth-console');
  const toast = useToast();
  const [update, { isLoading }] = useUpdatePreferencesMutation();
  const choose = async (language: string) => {
    if (!isLanguage(language)) return;
    const { error } = await update({ body: { language } });
    if (error) return;
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
      <SelectField
        label={t('me.language')}
        value={me.language}
        disabled={isLoading}
        onChange={(event) => void choose(event.target.value)}
        options={staffLanguages.map((value) => ({ value, label: languageTable[value].name }))}
      />
    </Panel>
  );
};
