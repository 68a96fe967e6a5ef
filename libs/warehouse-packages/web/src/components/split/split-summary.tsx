import { useTranslation } from 'react-i18next';
import { useAbout } from '@caravan/content/api';
import { afterSentence } from '@caravan/kernel';
import type { SplitPlan } from '@caravan/shipping/contract';
import { Money, Row, Stack, Text } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';

/** The price of a plan against one parcel, its arrival, and whether a better plan is possible. */
export const SplitSummary = ({ plan }: { plan: SplitPlan }) => {
  const { t } = useTranslation('warehouse-packages');
  const { asYuan } = useFormats();
  const about = useAbout();
  const { parcels, single, saving_fen: saving } = plan;
  const isOne = parcels.length === 1;
  const against = (): string => {
    if (!single.quote || saving === null) return single.reason ?? '';
    if (saving === 0) return t('split.same');
    const amounts = { amount: asYuan(Math.abs(saving)), single: asYuan(single.quote.fee_fen) };
    return t(saving > 0 ? 'split.saves' : 'split.costs', amounts);
  };
  const proofs = plan.exact
    ? [t('split.proved')]
    : [
        ...(plan.gap_days > 0 ? [t('split.gapDays', { count: plan.gap_days })] : []),
        ...(plan.gap_fen > 0 ? [t('split.gapFen', { amount: asYuan(plan.gap_fen) })] : []),
      ];
  const limit = plan.limit_fen === null ? [] : [t('split.limit', { amount: asYuan(plan.limit_fen) })];
  const notes = [...limit, ...proofs];
  return (
    <div role="status">
      <Stack gap="1">
        <Row gap="2" align="baseline" justify="between" wrap>
          <Text weight="medium">{isOne ? t('split.onlyOne') : t('split.parcels', { count: parcels.length })}</Text>
          <Money fen={plan.fee_fen} about={about(plan.fee_fen)} size="lg" strong align="end" />
        </Row>
        {isOne ? null : (
          <Text size="sm" tone={saving !== null && saving > 0 ? 'success' : 'ink2'}>
            {against()}
          </Text>
        )}
        <Text size="sm" tone="ink2">
          {t('split.arrives', { from: plan.arrives_min_days, to: plan.arrives_max_days })}
        </Text>
        <Text size="sm" tone="muted">
          {notes
            .map((note, index) => (index === 0 ? note : `${afterSentence(notes[index - 1] ?? '')}${note}`))
            .join('')}
        </Text>
      </Stack>
    </div>
  );
};
