import { useTranslation } from 'react-i18next';
import { useDestination } from '@caravan/account/api';
import { maxPackageItems } from '@caravan/content/contract';
import { warehousePackagesPaths } from '@caravan/routes';
import { type StoreItem } from '@caravan/warehouse-packages/contract';
import { ActionBar, Button, Checkbox, Text } from '@caravan/ui-kit';
import { useFormats, useNavigate, useNavigation, useToast } from '@caravan/web-core';
import { boxState, isTooMany, weightOf } from '../../lib/chosen-goods.ts';
import type { ChosenGoodsState } from '../../lib/use-chosen-goods.ts';
import { useEstimate } from '../../lib/use-estimate.ts';
import { warehousesOf } from '../../lib/warehouses-of.ts';
import { SplitOffer } from '../split/split-offer.tsx';
import { EstimateLine } from './estimate-line.tsx';
import { GoodsApart } from './goods-apart.tsx';

export interface PackBarProps extends Pick<ChosenGoodsState, 'chosen' | 'choose' | 'clear'> {
  inView: readonly StoreItem[];
  /** Called when the server refuses, because the page shows outdated data. */
  onOutdated: () => void;
}

/**
 * Stays at the bottom of the window within the list of goods, above the footer: the number of selected goods on all
 * pages, their estimated shipping cost, and the button to pack them.
 */
export const PackBar = ({ inView, chosen, choose, clear, onOutdated }: PackBarProps) => {
  const { t } = useTranslation('warehouse-packages');
  const { asWeight } = useFormats();
  const toast = useToast();
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== 'idle';
  const country = useDestination();
  const ids = chosen.map(({ id }) => id);
  const warehouses = warehousesOf(chosen);
  const isApart = warehouses.length > 1;
  const together = isApart ? [] : ids;
  const estimate = useEstimate(together, country, onOutdated);
  const state = boxState(inView, chosen);
  const packable = inView.filter((item) => item.packable);

  const pack = () => {
    if (ids.length === 0) return toast.show(t('bar.none'), 'warning');
    if (isApart) return toast.show(t('bar.apart', { count: warehouses.length }), 'warning');
    if (isTooMany(chosen)) return toast.show(t('bar.tooMany', { max: maxPackageItems }), 'warning');
    void navigate(warehousePackagesPaths.confirmInfo.href({ items: ids.join(',') }));
  };

  const choice = (
    <>
      <Checkbox
        label={t('bar.selectAll')}
        checked={state === 'all'}
        indeterminate={state === 'some'}
        disabled={packable.length === 0}
        onChange={(event) => choose(packable, event.target.checked)}
      />
      {ids.length > 0 ? (
        <Button variant="ghost" size="sm" onClick={clear}>
          {t('bar.clear')}
        </Button>
      ) : null}
    </>
  );
  const sum = (
    <>
      <div role="status">
        <Text size="sm" weight="medium" numeric>
          {t('bar.selected', { count: ids.length, weight: asWeight(weightOf(chosen)) })}
        </Text>
        {isApart ? <GoodsApart chosen={chosen} warehouses={warehouses} choose={choose} /> : null}
        {together.length > 0 ? <EstimateLine estimate={estimate} country={country} /> : null}
      </div>
      <SplitOffer
        ids={together}
        destination={country === undefined ? undefined : { country }}
        onOutdated={onOutdated}
      />
    </>
  );
  const action = (
    <Button size="lg" icon="box" busy={isLeaving} onClick={pack}>
      {t('bar.pack')}
    </Button>
  );
  return <ActionBar label={t('bar.label')} choice={choice} sum={sum} action={action} />;
};
