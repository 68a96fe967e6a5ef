import { useTranslation } from 'react-i18next';
import { defaultLanguage, isLanguage, languages, languageTable, type Language } from '@caravan/kernel';
import { SelectField, type SelectOption } from '@caravan/ui-kit';
import { setLanguage, useLanguage } from '@caravan/web-core';

/** Each language by its own name, so that readers who do not understand this page find theirs. */
const options: readonly SelectOption[] = languages.map((value) => ({ value, label: languageTable[value].name }));

const asLanguage = (value: string): Language => (isLanguage(value) ? value : defaultLanguage);

/** The language of the pages in this browser; choosing one reloads the page. */
export const PageLanguageField = () => {
  const { t } = useTranslation('account');
  return (
    <SelectField
      label={t('setting.language')}
      hint={t('setting.languageHint')}
      options={options}
      value={useLanguage()}
      autoComplete="off"
      onChange={({ target }) => setLanguage(asLanguage(target.value))}
    />
  );
};

export interface MailLanguageFieldProps {
  language: Language;
  onChoose: (language: Language) => void;
}

export const MailLanguageField = ({ language, onChoose }: MailLanguageFieldProps) => {
  const { t } = useTranslation('account');
  return (
    <SelectField
      label={t('setting.mailLanguage')}
      options={options}
      value={language}
      autoComplete="off"
      onChange={({ target }) => onChoose(asLanguage(target.value))}
    />
  );
};
