import { useTranslation } from 'react-i18next';
import { fundPaymentPaths } from '@caravan/routes';
import { ButtonLink, CardPart, EmptyState, WalletDrawing } from '@caravan/ui-kit';
import { fundHref, isFiltered, type RecordFilters } from '../../lib/records-query.ts';

const noFilters: RecordFilters = { type: '', from: '', to: '' };

/** There are no records, or the filters match none. */
export const NoRecords = ({ filters }: { filters: RecordFilters }) => {
  const { t } = useTranslation('fund-payment');
  const filtered = isFiltered(filters);
  const action = filtered ? (
    <ButtonLink variant="secondary" to={fundHref(noFilters)}>
      {t('fund.clear')}
    </ButtonLink>
  ) : (
    <ButtonLink variant="secondary" to={fundPaymentPaths.recharge.href()}>
      {t('fund.recharge')}
    </ButtonLink>
  );
  return (
    <CardPart>
      <EmptyState
        drawing={<WalletDrawing />}
        level={3}
        title={filtered ? undefined : t('fund.emptyTitle')}
        action={action}
      >
        {t(filtered ? 'fund.noneFound' : 'fund.empty')}
      </EmptyState>
    </CardPart>
  );
};
