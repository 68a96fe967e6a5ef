import { useTranslation } from 'react-i18next';
import { accountPaths } from '@caravan/routes';
import { ButtonLink, Panel } from '@caravan/ui-kit';

/** Leads from the settings to the page of access tokens and webhooks. */
export const ProgramsLink = () => {
  const { t } = useTranslation('account');
  return (
    <Panel title={t('programs.title')} text={t('programs.linkText')}>
      <div>
        <ButtonLink variant="secondary" to={accountPaths.programs.href()}>
          {t('programs.open')}
        </ButtonLink>
      </div>
    </Panel>
  );
};
