import { useEffect, useEffectEvent, useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Gram } from '@caravan/kernel';
import { Banner, Button, Icon, Row, Stack, Text, TextField, type TextTone } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import { consoleCoreNamespace } from '../i18n/console-core-texts.ts';
import { checkWeight, maxWeight } from './check-weight.ts';
import type { Scale } from './use-scale.ts';

export interface WeightFieldProps {
  /** As typed or weighed, in grams; `checkWeight` reads it. */
  value: string;
  onChange: (value: string) => void;
  scale: Scale;
  /** By default "Weight". */
  label?: string;
  /** In grams; a weight ten times above or below it is asked about. */
  expected?: Gram;
  max?: Gram;
  /** Shows what is wrong before the field was left: after a submit. */
  checked?: boolean;
  /** From the server or the form's rules. */
  error?: string | undefined;
  hint?: string;
  ref?: Ref<HTMLInputElement>;
}

const ScaleStatus = ({ scale }: { scale: Scale }) => {
  const { t } = useTranslation(consoleCoreNamespace);
  const { number } = useFormats();
  const { state, reading } = scale;
  if (state === 'none') return null;
  if (state === 'declined') return <Text tone="muted">{t('scale.declined')}</Text>;
  if (state === 'lost') return <Banner tone="danger">{t('scale.lost')}</Banner>;
  if (reading && reading.kind !== 'weight') return <Banner tone="danger">{t(`scale.${reading.kind}`)}</Banner>;
  const [tone, text]: [TextTone, string] = !reading
    ? ['info', t('scale.connected')]
    : reading.steady
      ? ['success', t('scale.steady', { weight: number(reading.grams) })]
      : ['warning', t('scale.moving')];
  return (
    <Row gap="2">
      <Icon name="scale" />
      <Text size="lg" weight="medium" tone={tone} numeric>
        {text}
      </Text>
    </Row>
  );
};

const ScaleButtons = ({ scale }: { scale: Scale }) => {
  const { t } = useTranslation(consoleCoreNamespace);
  if (scale.state === 'connected') {
    return (
      <Button variant="ghost" onClick={() => void scale.disconnect()}>
        {t('scale.disconnect')}
      </Button>
    );
  }
  return scale.kinds.map((kind) => (
    <Button key={kind} variant="ghost" icon="scale" onClick={() => void scale.connect(kind)}>
      {t(kind === 'hid' ? 'scale.connectUsb' : 'scale.connectSerial')}
    </Button>
  ));
};

/** The steady weight on the scale; undefined while there is none. */
const steadyWeight = ({ reading }: Scale): Gram | undefined =>
  reading?.kind === 'weight' && reading.steady && reading.grams > 0 ? reading.grams : undefined;

/**
 * A weight in grams, weighed or typed. A steady weight on the scale fills the field; what is typed stays until the field
 * is emptied.
 */
export const WeightField = (props: WeightFieldProps) => {
  const { value, onChange, scale, label, expected, max = maxWeight, checked: isChecked, error, hint, ref } = props;
  const { t } = useTranslation(consoleCoreNamespace);
  const { number } = useFormats();
  const [wasLeft, setLeft] = useState(false);
  const isTyped = useRef(value !== '');
  const weighed = steadyWeight(scale);
  const fill = useEffectEvent((grams: Gram) => {
    // An emptied field takes the next weight, also if the page has emptied it.
    if (isTyped.current && value !== '') return;
    isTyped.current = false;
    onChange(String(grams));
  });
  useEffect(() => {
    if (weighed !== undefined) fill(weighed);
  }, [weighed]);

  const type = (typed: string): void => {
    isTyped.current = typed !== '';
    onChange(typed);
  };

  const checked = checkWeight(value, expected, max);
  const fault =
    'fault' in checked && (wasLeft || isChecked) ? t(`scale.${checked.fault}`, { max: number(max) }) : undefined;
  const isUnlikely = 'grams' in checked && checked.unlikely;
  return (
    <Stack gap="2">
      <TextField
        ref={ref}
        label={label ?? t('scale.weight')}
        hint={hint}
        name="weight"
        size="lg"
        inputMode="numeric"
        autoComplete="off"
        suffix={t('scale.unit')}
        numeric
        value={value}
        error={error ?? fault}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setLeft(value !== '')}
      />
      <div role="status">
        {isUnlikely ? <Banner tone="warning">{t('scale.unlikely', { expected: number(expected ?? 0) })}</Banner> : null}
      </div>
      <div role="status">
        <ScaleStatus scale={scale} />
      </div>
      <Row gap="2" wrap>
        <ScaleButtons scale={scale} />
      </Row>
    </Stack>
  );
};
