import { useTranslation } from 'react-i18next';
import type { Fen } from '@caravan/kernel';
import type { Quote } from '@caravan/shipping/contract';
import { Loading, Panel, Skeleton, Text } from '@caravan/ui-kit';
import { cheapestOf } from '../../lib/compare-lines.ts';
import { useLandedCost } from '../../lib/use-landed-cost.ts';
import { LandedCostFacts } from './landed-cost-facts.tsx';

export interface EstimatedLandedCostProps {
  country: string;
  valueFen: Fen;
  lines: readonly Quote[];
}

/** Duty and tax of a parcel of this value by the cheapest shipping method; nothing if no method carries it. */
export const EstimatedLandedCost = ({ country, valueFen, lines }: EstimatedLandedCostProps) => {
  const { t } = useTranslation('warehouse-packages');
  const line = cheapestOf(lines);
  const { cost, state } = useLandedCost({ country, value_fen: valueFen, shipping_fen: line?.fee_fen, kinds: 1 });
  if (!line) return null;
  return (
    <Panel title={t('landed.title')} gap="3">
      {cost ? <LandedCostFacts cost={cost} about={t('landed.byMethod', { method: line.name })} /> : null}
      {!cost && state === 'failed' ? <Text tone="muted">{t('landed.failed')}</Text> : null}
      {cost || state === 'failed' ? null : (
        <Loading label={t('landed.asking')}>
          <Skeleton shape="row" />
        </Loading>
      )}
    </Panel>
  );
};
