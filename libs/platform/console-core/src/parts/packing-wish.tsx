import { useTranslation } from 'react-i18next';
import { Banner, Stack } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';

const packingKinds = ['remove_boxes', 'vacuum', 'corner_protection', 'moisture_bag', 'gift'] as const;

/** The chosen packing options as one line, in the fixed order. */
export const usePackingWords = (): ((kinds: readonly string[]) => string) => {
  const { t } = useTranslation('console-core');
  const { list } = useFormats();
  return (kinds) => list(packingKinds.filter((kind) => kinds.includes(kind)).map((kind) => t(`packing.kind.${kind}`)));
};

export interface PackingWishProps {
  kinds: readonly string[];
  note: string | undefined;
}

/** The shopper's wishes to the packers: options that were paid, and a note. */
export const PackingWish = ({ kinds, note }: PackingWishProps) => {
  const { t } = useTranslation('console-core');
  const words = usePackingWords()(kinds);
  if (!words && !note) return null;
  return (
    <Stack gap="2">
      {words ? <Banner title={t('packing.title')}>{words}</Banner> : null}
      {note ? <Banner title={t('packing.note')}>{note}</Banner> : null}
    </Stack>
  );
};
