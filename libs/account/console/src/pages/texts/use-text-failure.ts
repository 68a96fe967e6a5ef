import { useTranslation } from 'react-i18next';

/** Why a text message was not sent, in words; codes of the gateway are shown as they are. */
export const useTextFailure = () => {
  const { t } = useTranslation('account-console');
  const words: Readonly<Record<string, string>> = t('texts.failures', { returnObjects: true });
  return (failure: string | null): string => (failure === null ? '' : (words[failure] ?? failure));
};
