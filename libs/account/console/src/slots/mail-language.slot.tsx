import { useUpdatePreferencesMutation } from '@caravan/account/api';
import type { MailLanguageProps } from '@caravan/auth/api/staff';
import { isLanguage, languageTable, staffLanguages } from '@caravan/kernel';
import { SelectField } from '@caravan/ui-kit';

/** Saves the language in which the caller gets mails. */
export const Slot = ({ label, language, onSaved }: MailLanguageProps) => {
  const [update, { isLoading }] = useUpdatePreferencesMutation();
  const choose = async (chosen: string) => {
    if (!isLanguage(chosen)) return;
    const { error } = await update({ body: { language: chosen } });
    if (!error) onSaved();
  };
  return (
    <SelectField
      label={label}
      value={language}
      disabled={isLoading}
      onChange={(event) => void choose(event.target.value)}
      options={staffLanguages.map((value) => ({ value, label: languageTable[value].name }))}
    />
  );
};
