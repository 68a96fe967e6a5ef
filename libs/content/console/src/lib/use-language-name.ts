import { useTranslation } from 'react-i18next';
import { languageTable, staffLanguages, type Language } from '@caravan/kernel';

/** Names a language: those of staff in the language of the page, any other in itself. */
export const useLanguageName = (): ((language: Language) => string) => {
  const { t } = useTranslation('content-console');
  return (language) => {
    const own = staffLanguages.find((one) => one === language);
    return own ? t(`languages.${own}`) : languageTable[language].name;
  };
};
