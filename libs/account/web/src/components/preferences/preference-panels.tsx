import { useTranslation } from 'react-i18next';
import { Checkbox, Panel, Stack } from '@caravan/ui-kit';
import { LoadFailed } from '@caravan/web-core';
import { mailedKinds } from '@caravan/account/contract';
import { PanelSkeleton } from '../panel/panel-skeleton.tsx';
import { ColorModeField } from './color-mode-field.tsx';
import { CurrencyField } from './currency-field.tsx';
import { MailLanguageField, PageLanguageField } from './language-fields.tsx';
import { usePreferences } from './use-preferences.ts';

/** Language, currency, colour mode, and mail subscriptions. */
export const PreferencePanels = () => {
  const { t } = useTranslation('account');
  const { preferences, failed, retry, save } = usePreferences();
  if (failed) return <LoadFailed part title={t('failed.title')} text={t('failed.text')} onRetry={retry} />;
  if (!preferences) return <PanelSkeleton fields={4} />;
  return (
    <>
      <Panel title={t('setting.look')}>
        <PageLanguageField />
        <CurrencyField currency={preferences.currency} onChoose={(currency) => save({ currency })} />
        <ColorModeField />
      </Panel>
      <Panel title={t('setting.mails')} text={t('setting.mailsText')}>
        <Stack gap="3" role="group" aria-label={t('setting.mails')}>
          {mailedKinds.map((kind) => (
            <Checkbox
              key={kind}
              label={t(`setting.mail.${kind}`)}
              checked={preferences.mails[kind]}
              onChange={({ target }) => void save({ mails: { [kind]: target.checked } })}
            />
          ))}
        </Stack>
        <MailLanguageField language={preferences.language} onChoose={(language) => void save({ language })} />
      </Panel>
    </>
  );
};
