import { useTranslation } from 'react-i18next';
import type { LandedCost } from '@caravan/logistics/contract';
import { Panel } from '@caravan/ui-kit';
import { LocalDay } from '@caravan/web-core';
import { LandedCostFacts, LimitText } from './landed-cost-facts.tsx';

/** Duty and tax as they were estimated when the package was created. */
export const PackageLandedCost = ({ cost }: { cost: LandedCost }) => {
  const { t } = useTranslation('warehouse-packages');
  return (
    <Panel title={t('landed.title')} gap="3">
      <LimitText cost={cost} />
      <LandedCostFacts cost={cost} about={<LocalDay at={cost.at} text={(day) => t('landed.madeOn', { day })} />} />
    </Panel>
  );
};
