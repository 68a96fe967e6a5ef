import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFen, sumFen } from '@caravan/kernel';
import type { PackingKind, PricedPacking } from '@caravan/warehouse-packages/contract';
import { Checkbox, Disclosure, FieldError, Fieldset, Stack } from '@caravan/ui-kit';
import { Controller } from '@caravan/web-core/forms';
import { priceOf } from '../../lib/packing-price.ts';
import type { PackForm } from '../../lib/use-pack-form.ts';

export interface PackingChoiceProps {
  control: PackForm['control'];
  offered: readonly PricedPacking[];
  chosen: readonly PackingKind[];
}

const errorId = 'packing-refused';

/** What packers may do besides, each with its price; nothing if the shop offers nothing. */
export const PackingChoice = ({ control, offered, chosen }: PackingChoiceProps) => {
  const { t } = useTranslation('warehouse-packages');
  // Stays open while the last choice is taken back.
  const [opened, setOpened] = useState(false);
  if (chosen.length && !opened) setOpened(true);
  if (!offered.length) return null;
  const fen = sumFen(offered.map(({ kind, price_fen: price }) => (chosen.includes(kind) ? price : 0)));
  const summary = chosen.length
    ? t('packing.chosen', { count: chosen.length, amount: formatFen(fen) })
    : t('packing.choose');
  return (
    <Controller
      control={control}
      name="packing_options"
      render={({ field: { name, onChange, onBlur }, fieldState: { error } }) => (
        <Disclosure look="plain" summary={summary} open={opened || error !== undefined}>
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
                    price: priceOf(price, t('packing.free')),
                  })}
                  onBlur={onBlur}
                  onChange={({ target }) =>
                    onChange(target.checked ? [...chosen, kind] : chosen.filter((one) => one !== kind))
                  }
                />
              ))}
            </Stack>
          </Fieldset>
        </Disclosure>
      )}
    />
  );
};
