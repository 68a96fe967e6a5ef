import { CopyButton } from '@caravan/ui-kit';
import { commonNamespace } from '../i18n/common/common-texts.ts';
import { useTexts } from '../i18n/use-texts.ts';

/** Copies a number or a name, and says whether that worked. */
export const CopyValue = ({ value, label }: { value: string; label: string }) => {
  const t = useTexts(commonNamespace);
  return <CopyButton value={value} label={label} copiedText={t('copied')} failedText={t('copyFailed')} />;
};
