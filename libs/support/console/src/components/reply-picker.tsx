import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguage, staffLanguageOf, staffLanguages, type Language } from '@caravan/kernel';
import { useListRepliesQuery } from '@caravan/support/api/staff';
import { Row, SelectField } from '@caravan/ui-kit';

export interface ReplyPickerProps {
  /** The shopper's language, which is chosen at first; English if replies are not written in it. */
  language: Language;
  onChoose: (text: string) => void;
}

/** Takes over the text of a saved reply. */
export const ReplyPicker = ({ language, onChoose }: ReplyPickerProps) => {
  const { t } = useTranslation('support-console');
  const { data } = useListRepliesQuery();
  const [chosen, setChosen] = useState(staffLanguageOf(language));
  if (!data?.items.length) return null;
  const choose = (id: string) => {
    const reply = data.items.find((one) => one.id === id);
    if (reply) onChoose(reply[`text_${chosen}`]);
  };
  return (
    <Row gap="3" wrap>
      <SelectField
        label={t('write.reply')}
        value=""
        placeholder={t('write.noReply')}
        options={data.items.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => choose(target.value)}
      />
      <SelectField
        label={t('write.replyLanguage')}
        value={chosen}
        options={staffLanguages.map((value) => ({ value, label: t(`languages.${value}`) }))}
        onChange={({ target }) => isLanguage(target.value) && setChosen(staffLanguageOf(target.value))}
      />
    </Row>
  );
};
