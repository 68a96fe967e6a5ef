import { useTranslation } from 'react-i18next';
import type { UnweighedGoods } from '@caravan/shipping/contract';
import { Button, Stack, Text } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import { OwnWeight } from './own-weight.tsx';

export interface UnknownWeightProps {
  unweighed: readonly UnweighedGoods[];
  onUsual: () => void;
  onOwn: (grams: number) => void;
}

/** Says that the weight is unknown, and offers the usual one of the kind, or an own estimate. */
export const UnknownWeight = ({ unweighed, onUsual, onOwn }: UnknownWeightProps) => {
  const { t } = useTranslation('shipping');
  const { asWeight } = useFormats();
  const usual = unweighed.flatMap((goods) => goods.usual ?? []);
  // The usual weights answer the question only if every kind has one.
  const isOffered = usual.length === unweighed.length;
  const pieces = unweighed.reduce((sum, goods) => sum + goods.pieces, 0);
  return (
    <Stack gap="3">
      <Text size="sm">{t('weight.unknown', { count: pieces })}</Text>
      {isOffered ? (
        <Stack gap="1">
          {usual.map(({ kind, goods, low_g: low, high_g: high }) => (
            <Text key={kind} size="sm" tone="muted">
              {t('weight.usual', {
                kind: t(`kind.${kind}`),
                low: asWeight(low),
                high: asWeight(high),
                count: goods,
              })}
            </Text>
          ))}
          <div>
            <Button variant="secondary" size="sm" icon="scale" onClick={onUsual}>
              {t('weight.useUsual')}
            </Button>
          </div>
        </Stack>
      ) : null}
      <OwnWeight onOwn={onOwn} />
    </Stack>
  );
};
