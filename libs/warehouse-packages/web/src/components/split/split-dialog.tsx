import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { splitGoals, type SplitGoal } from '@caravan/shipping/contract';
import { Banner, Dialog, Loading, RadioGroup, Skeleton, Stack, Text } from '@caravan/ui-kit';
import { RetryButton } from '@caravan/web-core';
import { useSplit, type SplitDestination } from '../../lib/use-split.ts';
import { SplitParcels } from './split-parcels.tsx';
import { SplitSummary } from './split-summary.tsx';

export interface SplitDialogProps {
  /** The chosen goods. */
  ids: readonly string[];
  destination: SplitDestination;
  onClose: () => void;
  /** Some of the goods cannot be packed any more. */
  onOutdated: () => void;
}

/** Proposes which goods to send in which parcel, for a goal. It only leads to the page that packs a parcel. */
export const SplitDialog = ({ ids, destination, onClose, onOutdated }: SplitDialogProps) => {
  const { t } = useTranslation('warehouse-packages');
  const [goal, setGoal] = useState<SplitGoal>('cost');
  const { split, retry } = useSplit(ids, destination, goal, () => {
    onOutdated();
    onClose();
  });
  return (
    <Dialog open onClose={onClose} title={t('split.title')} size="form">
      <Stack gap="4">
        <Text size="sm" tone="muted">
          {t('split.text', { count: ids.length })}
        </Text>
        <RadioGroup
          label={t('split.goal')}
          look="list"
          value={goal}
          options={splitGoals.map((value) => ({ value, label: t(`split.goals.${value}`) }))}
          onChange={({ target }) => setGoal(splitGoals.find((one) => one === target.value) ?? goal)}
        />
        {split.state === 'asking' ? (
          <Loading label={t('split.asking')}>
            <Stack gap="3">
              <Skeleton shape="row" />
              <Skeleton shape="row" />
            </Stack>
          </Loading>
        ) : null}
        {split.state === 'refused' ? (
          <Banner
            tone={split.again ? 'danger' : 'info'}
            live="alert"
            action={split.again ? <RetryButton size="sm" onRetry={retry} /> : undefined}
          >
            {split.message}
          </Banner>
        ) : null}
        {split.state === 'known' ? (
          <>
            <SplitSummary plan={split.plan} />
            <SplitParcels ids={ids} parcels={split.plan.parcels} />
          </>
        ) : null}
      </Stack>
    </Dialog>
  );
};
