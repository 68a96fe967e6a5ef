import { useTranslation } from 'react-i18next';
import { languageTable, staffLanguages, type Language } from '@caravan/kernel';
import type { ConversationState, StaffConversation } from '@caravan/support/contract';
import type { StatusTone } from '@caravan/ui-kit';

/** The colour of each state's badge. */
export const stateTones: Readonly<Record<ConversationState, StatusTone>> = {
  open: 'warning',
  answered: 'success',
  closed: 'neutral',
};

/** The subject of a conversation, in words. */
export const useSubject = () => {
  const { t } = useTranslation('support-console');
  return ({ about: { kind, ref }, product }: Pick<StaffConversation, 'about' | 'product'>): string =>
    product ? t('about.product') : t(`about.${kind}`, { ref });
};

/** The name of a language; one in which staff do not work is called as it calls itself. */
export const useLanguageName = () => {
  const { t } = useTranslation('support-console');
  return (language: Language): string => {
    const known = staffLanguages.find((one) => one === language);
    return known ? t(`languages.${known}`) : languageTable[language].name;
  };
};
