import { formatFen } from '@caravan/kernel';
import type { Configurations } from '@caravan/content/contract';
import { Stack, Stepper, TextArea } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';

/** What a shopper wishes for a line, besides the goods themselves. */
export interface LineWishes {
  quantity: number;
  note: string;
  photo: { count: number; note: string };
}

export const noWishes: LineWishes = { quantity: 1, note: '', photo: { count: 0, note: '' } };

export interface WishFieldsProps {
  wishes: LineWishes;
  onChange: (wishes: LineWishes) => void;
  photo: Configurations['photo'];
  /** Pieces left; null where the shop does not say, undefined where there is nothing to say yet. */
  stock?: number | null | undefined;
}

const maxQuantity = 999;
const maxNote = 500;

/** Quantity, photo service and note: the same for a product and for goods described by hand. */
export const WishFields = ({ wishes, onChange, photo, stock }: WishFieldsProps) => {
  const t = useTexts('goods');
  const change = (part: Partial<LineWishes>) => onChange({ ...wishes, ...part });
  return (
    <Stack gap="6">
      <Stepper
        label={t('buy.quantity')}
        hint={stock === null ? t('product.unknownStock') : stock ? t('product.stock', { count: stock }) : undefined}
        value={wishes.quantity}
        min={1}
        max={Math.min(maxQuantity, stock || maxQuantity)}
        decreaseLabel={t('buy.fewer')}
        increaseLabel={t('buy.more')}
        onChange={(quantity) => change({ quantity })}
      />
      <Stack gap="3">
        <Stepper
          label={t('buy.photos')}
          hint={t('buy.photosHint', { fee: formatFen(photo.fee_fen), max: photo.max_count })}
          value={wishes.photo.count}
          min={0}
          max={photo.max_count}
          decreaseLabel={t('buy.fewerPhotos')}
          increaseLabel={t('buy.morePhotos')}
          onChange={(count) => change({ photo: { ...wishes.photo, count } })}
        />
        {wishes.photo.count > 0 ? (
          <TextArea
            label={t('buy.photoNote')}
            value={wishes.photo.note}
            maxLength={photo.note_max}
            rows={2}
            onChange={(event) => change({ photo: { ...wishes.photo, note: event.target.value } })}
          />
        ) : null}
      </Stack>
      <TextArea
        label={t('buy.note')}
        hint={t('buy.noteHint')}
        value={wishes.note}
        maxLength={maxNote}
        rows={2}
        onChange={(event) => change({ note: event.target.value })}
      />
    </Stack>
  );
};
