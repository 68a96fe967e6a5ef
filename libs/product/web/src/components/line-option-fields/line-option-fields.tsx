import { useTranslation } from 'react-i18next';
import type { Configurations } from '@caravan/content/contract';
import { Disclosure, Stack, Stepper, Text, TextArea } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';

/** The shopper's options for a line, besides the goods. */
export interface LineOptions {
  quantity: number;
  note: string;
  photo: { count: number; note: string };
}

export const noLineOptions: LineOptions = { quantity: 1, note: '', photo: { count: 0, note: '' } };

export interface LineOptionFieldsProps {
  lineOptions: LineOptions;
  onChange: (lineOptions: LineOptions) => void;
  photo: Configurations['photo'];
  /** Pieces left; null if the shop does not say, undefined if not known yet. */
  stock?: number | null | undefined;
  /** Below the quantity; always there if it may change, so that nothing moves when it does. */
  stockText?: string;
}

const maxQuantity = 999;
const maxNote = 500;

/** Quantity; photo service and note behind one line, for products and manually described goods. */
export const LineOptionFields = ({ lineOptions, onChange, photo, stock, stockText }: LineOptionFieldsProps) => {
  const { t } = useTranslation('product');
  const { asYuan } = useFormats();
  const change = (part: Partial<LineOptions>) => onChange({ ...lineOptions, ...part });
  const extras = [
    ...(lineOptions.photo.count ? [t('buy.photoCount', { count: lineOptions.photo.count })] : []),
    ...(lineOptions.note ? [t('buy.withNote')] : []),
  ].join(' · ');
  return (
    <Stack gap="4">
      <Stepper
        label={t('buy.quantity')}
        hint={stockText}
        value={lineOptions.quantity}
        min={1}
        max={Math.min(maxQuantity, stock || maxQuantity)}
        decreaseLabel={t('buy.fewer')}
        increaseLabel={t('buy.more')}
        onChange={(quantity) => change({ quantity })}
      />
      <Disclosure
        summary={
          <span>
            {t('buy.extras')}{' '}
            <Text as="span" size="sm" tone="muted">
              {extras || t('buy.extrasNone')}
            </Text>
          </span>
        }
      >
        <Stack gap="4">
          <Stepper
            label={t('buy.photos')}
            hint={t('buy.photosHint', { fee: asYuan(photo.fee_fen), max: photo.max_count })}
            value={lineOptions.photo.count}
            min={0}
            max={photo.max_count}
            decreaseLabel={t('buy.fewerPhotos')}
            increaseLabel={t('buy.morePhotos')}
            onChange={(count) => change({ photo: { ...lineOptions.photo, count } })}
          />
          {lineOptions.photo.count > 0 ? (
            <TextArea
              label={t('buy.photoNote')}
              value={lineOptions.photo.note}
              maxLength={photo.note_max}
              rows={2}
              onChange={(event) => change({ photo: { ...lineOptions.photo, note: event.target.value } })}
            />
          ) : null}
          <TextArea
            label={t('buy.note')}
            hint={t('buy.noteHint')}
            value={lineOptions.note}
            maxLength={maxNote}
            rows={2}
            onChange={(event) => change({ note: event.target.value })}
          />
        </Stack>
      </Disclosure>
    </Stack>
  );
};
