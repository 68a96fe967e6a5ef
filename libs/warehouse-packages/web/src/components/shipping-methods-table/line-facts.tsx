import { useTranslation } from 'react-i18next';
import type { Quote } from '@caravan/shipping/contract';
import { Text } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import { freightTerm, furtherFen, weightRule } from '../../lib/line-fee.ts';
import styles from './shipping-methods-table.module.css';

const centimetres = (millimetres: number): string => String(millimetres / 10);
const kilograms = (grams: number): string => `${grams / 1000}\u00a0kg`;

/** The fee breakdown of a shipping method, and the weight that counts. */
export const MethodCalculation = ({ line }: { line: Quote }) => {
  const { t } = useTranslation('warehouse-packages');
  const { asWeight, asYuan } = useFormats();
  const parts = [
    { key: 'first', name: t(freightTerm(line)), fen: line.first_fen },
    ...(line.further_steps > 0
      ? [
          {
            key: 'further',
            name: t('fee.further', { steps: line.further_steps, each: asYuan(line.further_fen) }),
            fen: furtherFen(line),
          },
        ]
      : []),
    ...(line.surcharges ?? []).map(({ kind, fen }) => ({ key: kind, name: t(`fee.surcharge.${kind}`), fen })),
    { key: 'customs', name: t('fee.customs'), fen: line.customs_fen },
    ...(line.storage_fen > 0 ? [{ key: 'storage', name: t('fee.storage'), fen: line.storage_fen }] : []),
    ...(line.handling_fen ? [{ key: 'handling', name: t('fee.handling'), fen: line.handling_fen }] : []),
    ...(line.packing_fen > 0 ? [{ key: 'packing', name: t('fee.packing'), fen: line.packing_fen }] : []),
    ...(line.insurance_fen > 0 ? [{ key: 'insurance', name: t('fee.insurance'), fen: line.insurance_fen }] : []),
  ];
  return (
    <div className={styles.facts}>
      <dl className={styles.parts}>
        {parts.map(({ key, name, fen }) => (
          <div key={key} className={styles.part}>
            <dt>{name}</dt>
            <dd>{asYuan(fen)}</dd>
          </div>
        ))}
      </dl>
      <Text size="xs" tone="muted" numeric>
        {t(`fee.${weightRule(line)}`, {
          chargeable: asWeight(line.chargeable_g),
          real: asWeight(line.real_g),
          volumetric: asWeight(line.volumetric_g),
          divisor: line.divisor,
        })}
      </Text>
    </div>
  );
};

/** The limits of a shipping method, and the goods that it excludes. */
export const MethodLimits = ({ line }: { line: Quote }) => {
  const { t } = useTranslation('warehouse-packages');
  const kinds = line.restrictions.map((kind) => t(`restriction.${kind}`));
  return (
    <ul className={styles.limits}>
      <li>{t('limit.weight', { max: kilograms(line.max_g) })}</li>
      <li>{t('limit.side', { max: centimetres(line.max_side_mm) })}</li>
      {line.max_girth_mm === null ? null : <li>{t('limit.girth', { max: centimetres(line.max_girth_mm) })}</li>}
      {kinds.length > 0 ? <li>{t('limit.kinds', { kinds: kinds.join(t('limit.and')) })}</li> : null}
    </ul>
  );
};
