import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { WeightField, type Scale } from '@caravan/console-core';
import { restrictions } from '@caravan/shipping/contract';
import { type GoodsCondition, goodsConditions } from '@caravan/goods/contract';
import type { Parcel } from '@caravan/procurement/contract';
import {
  Checkbox,
  Disclosure,
  Grid,
  Image,
  isComposing,
  Row,
  SelectField,
  Stack,
  Stepper,
  Text,
  TextArea,
  TextField,
} from '@caravan/ui-kit';
import { faultsOf, type LineDraft } from '../../lib/receipt-draft.ts';

export interface ReceiveLineProps {
  line: Parcel['lines'][number];
  draft: LineDraft;
  scale: Scale;
  /** Shows what is missing. */
  checked: boolean;
  /** In grams, if the whole parcel was weighed when it came. */
  expected?: number | undefined;
  onChange: (patch: Partial<LineDraft>) => void;
  /** Enter in a field, when nothing is missing. */
  onDone: () => void;
}

const maxNote = 500;
/** The most pieces that the contract takes. */
const maxPieces = 999;

/** The line as the shopper ordered it. */
const Wanted = ({ line }: Pick<ReceiveLineProps, 'line'>) => {
  const { t } = useTranslation('procurement-console');
  return (
    <Row gap="4" align="start">
      {line.image ? <Image src={line.image} alt="" size="72" /> : null}
      <Stack gap="1">
        <Text weight="bold">{line.name}</Text>
        <Text tone="muted">{line.spec}</Text>
        <Text tone="muted" numeric>
          {t('receive.ofOrder', { number: line.order_number })}
        </Text>
        {line.note ? <Text>{t('receive.note', { note: line.note })}</Text> : null}
        {line.photo.count > 0 ? <Text>{t('receive.photos', { count: line.photo.count })}</Text> : null}
      </Stack>
    </Row>
  );
};

/** The rarer facts of a line: its condition, restrictions, and a note. */
const Details = ({ draft, onChange }: Pick<ReceiveLineProps, 'draft' | 'onChange'>) => {
  const { t } = useTranslation('procurement-console');
  const isAsked = draft.condition !== 'good';
  return (
    <Stack gap="4">
      <SelectField
        label={t('receive.condition')}
        value={draft.condition}
        options={goodsConditions.map((value) => ({ value, label: t(`condition.${value}`) }))}
        onChange={({ target }) => onChange({ condition: target.value as GoodsCondition })}
      />
      {isAsked ? (
        <TextArea
          label={t('receive.whatIsWrong')}
          value={draft.note}
          maxLength={maxNote}
          rows={2}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      ) : null}
      <Disclosure summary={t('receive.restrictions')}>
        <Grid columns={{ base: 2, md: 3 }} gap="2" role="group" aria-label={t('receive.restrictions')}>
          {restrictions.map((restriction) => (
            <Checkbox
              key={restriction}
              label={t(`restriction.${restriction}`)}
              checked={draft.restrictions.includes(restriction)}
              onChange={({ target }) =>
                onChange({
                  restrictions: target.checked
                    ? [...draft.restrictions, restriction]
                    : draft.restrictions.filter((one) => one !== restriction),
                })
              }
            />
          ))}
        </Grid>
      </Disclosure>
    </Stack>
  );
};

/** The fields of one line: how many came, weight, sides and bin. */
export const ReceiveLine = ({ line, draft, scale, checked, expected, onChange, onDone }: ReceiveLineProps) => {
  const { t } = useTranslation('procurement-console');
  const faults = checked ? faultsOf(draft) : [];
  const fields = useRef<HTMLDivElement>(null);
  const focusMissing = (): boolean => {
    const [missing] = faultsOf(draft);
    const field = missing && fields.current?.querySelector<HTMLInputElement>(`[name=${missing}]`);
    field?.focus();
    return Boolean(field);
  };
  const begin = useEffectEvent(focusMissing);
  useEffect(() => void begin(), []);
  /** The bin may stay empty, so Enter leads there once. */
  const focusBin = (from: HTMLInputElement): boolean => {
    const field = fields.current?.querySelector<HTMLInputElement>('[name=bin]');
    if (!field || field === from || draft.bin.trim()) return false;
    field.focus();
    return true;
  };
  /** Enter leads from one field to the next that is missing, then to the bin, and from there on. */
  const advance = (event: KeyboardEvent): void => {
    const { target } = event;
    const isField = target instanceof HTMLInputElement && target.type === 'text';
    if (event.key !== 'Enter' || !isField || isComposing(event)) return;
    event.preventDefault();
    if (!focusMissing() && !focusBin(target)) onDone();
  };
  return (
    <div ref={fields} onKeyDown={advance}>
      <Stack gap="4">
        <Wanted line={line} />
        <Stepper
          label={t('receive.quantity')}
          hint={t('receive.expected', { count: line.expected_quantity })}
          value={draft.quantity}
          min={0}
          max={maxPieces}
          name="quantity"
          error={faultsOf(draft).includes('quantity') ? t('receive.tooMany', { count: draft.expected }) : undefined}
          decreaseLabel={t('receive.fewer')}
          increaseLabel={t('receive.more')}
          onChange={(quantity) => onChange({ quantity })}
        />
        {draft.quantity === 0 ? null : (
          <>
            <WeightField
              value={draft.weight}
              scale={scale}
              checked={checked}
              {...(expected === undefined ? {} : { expected })}
              onChange={(weight) => onChange({ weight })}
            />
            <Grid columns={3} gap="3">
              {(['length', 'width', 'height'] as const).map((side) => (
                <TextField
                  key={side}
                  name={side}
                  label={t(`receive.${side}`)}
                  size="lg"
                  inputMode="numeric"
                  autoComplete="off"
                  suffix="mm"
                  numeric
                  value={draft[side]}
                  error={faults.includes(side) ? t('receive.sideInvalid') : undefined}
                  onChange={({ target }) => onChange({ [side]: target.value })}
                />
              ))}
            </Grid>
            <TextField
              name="bin"
              label={t('receive.bin')}
              hint={t('receive.binHint')}
              size="lg"
              autoComplete="off"
              maxLength={30}
              value={draft.bin}
              onChange={({ target }) => onChange({ bin: target.value })}
            />
            <Details draft={draft} onChange={onChange} />
          </>
        )}
      </Stack>
    </div>
  );
};
