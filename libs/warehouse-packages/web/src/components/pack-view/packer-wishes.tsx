import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sumFen } from '@caravan/kernel';
import type { PackingKind, PricedPacking } from '@caravan/warehouse-packages/contract';
import { Checkbox, Disclosure, FieldError, Fieldset, Stack, TextArea } from '@caravan/ui-kit';
import { Controller } from '@caravan/web-core/forms';
import { useFormats } from '@caravan/web-core';
import type { PackForm } from '../../lib/use-pack-form.ts';

export interface PackerWishesProps extends Pick<PackForm, 'control' | 'field'> {
  /** The packing options; empty if the shop offers none. */
  offered: readonly PricedPacking[];
  chosen: readonly PackingKind[];
  /** A draft has a note, which is then open. */
  hasNote: boolean;
}

const maxNote = 500;
const errorId = 'packing-refused';

/** The wishes to packers: packing options, each with its price, and a note. They are behind one line, for phones. */
export const PackerWishes = ({ control, field, offered, chosen, hasNote }: PackerWishesProps) => {
  const { t } = useTranslation('warehouse-packages');
  const { asYuan } = useFormats();
  // Stays open while the last choice is taken back.
  const [opened, setOpened] = useState(false);
  if (chosen.length && !opened) setOpened(true);
  const fen = sumFen(offered.map(({ kind, price_fen: price }) => (chosen.includes(kind) ? price : 0)));
  const summary = chosen.length
    ? t('packing.chosen', { count: chosen.length, amount: asYuan(fen) })
    : t(offered.length ? 'packing.choose' : 'pack.addNote');
  return (
    <Controller
      control={control}
      name="packing_options"
      render={({ field: { name, onChange, onBlur }, fieldState: { error } }) => (
        <Disclosure look="plain" summary={summary} open={opened || hasNote || error !== undefined}>
          <Stack gap="4">
            {offered.length ? (
              <Fieldset legend={t('packing.title')} hint={t('packing.hint')}>
                {error?.message ? <FieldError id={errorId}>{error.message}</FieldError> : null}
                <Stack gap="1">
                  {offered.map(({ kind, price_fen: price }) => (
                    <Checkbox
                      key={kind}
                      name={name}
                      value={kind}
                      checked={chosen.includes(kind)}
                      label={t('packing.one', {
                        name: t(`packing.kind.${kind}`),
                        price: price === 0 ? t('packing.free') : asYuan(price),
                      })}
                      onBlur={onBlur}
                      onChange={({ target }) =>
                        onChange(target.checked ? [...chosen, kind] : chosen.filter((one) => one !== kind))
                      }
                    />
                  ))}
                </Stack>
              </Fieldset>
            ) : null}
            <TextArea
              {...field('packing_note')}
              label={t('pack.note')}
              hint={t('pack.noteHint')}
              optionalText={t('pack.optional')}
              maxLength={maxNote}
              counterText={(used, max) => t('counter', { used, max })}
              rows={3}
            />
          </Stack>
        </Disclosure>
      )}
    />
  );
};
