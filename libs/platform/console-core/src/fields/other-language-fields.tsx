import type { ComponentProps } from 'react';
import { languageTable, otherLanguages } from '@caravan/kernel';
import { TextArea, TextField } from '@caravan/ui-kit';

type Field = Omit<ComponentProps<typeof TextField>, 'label'> & Omit<ComponentProps<typeof TextArea>, 'label'>;

export interface OtherLanguageFieldsProps {
  /** The props of the field for a language, such as those of `form.field`. */
  field: (language: (typeof otherLanguages)[number]) => Field;
  /** The label of the field for the language with this name. */
  label: (language: string) => string;
  optionalText: string;
  maxLength: number;
  /** The lines of a longer text; a name has one. */
  rows?: number;
}

/**
 * The fields for what staff write in the languages that are not theirs; none if the storefront has no other. They follow
 * the fields for English and Chinese, and may stay empty: shoppers then read the English text.
 */
export const OtherLanguageFields = ({ field, label, rows, ...limits }: OtherLanguageFieldsProps) =>
  otherLanguages.map((language) => {
    const { name, tag } = languageTable[language];
    const props = { ...field(language), ...limits, label: label(name), lang: tag };
    return rows === undefined ? (
      <TextField key={language} {...props} />
    ) : (
      <TextArea key={language} {...props} rows={rows} />
    );
  });
