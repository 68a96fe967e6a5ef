import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPage, useStaffMe, type DataColumn } from '@caravan/console-core';
import { useGetStaffExchangeRatesQuery } from '@caravan/content/api/staff';
import { updateExchangeRates, type StaffExchangeRates } from '@caravan/content/contract';
import { holdsRole } from '@caravan/kernel';
import { Badge, Banner, Button, Dialog } from '@caravan/ui-kit';
import { useFormats, type PageContext, type PageMeta } from '@caravan/web-core';
import { RateForm } from './rate-form.tsx';

/** The yuan for one unit of a currency, from the units of both for one euro. Undefined if one of them is no amount. */
const yuanRate = (yuanPerEuro: string | undefined, perEuro: string): number | undefined => {
  const rate = Number(yuanPerEuro) / Number(perEuro);
  return Number.isFinite(rate) && rate > 0 ? rate : undefined;
};

type Rate = StaffExchangeRates[number];

const base = 'EUR';
const yuan = 'CNY';

export const meta = ({ t }: PageContext<'content-console'>): PageMeta => ({ title: t('rates.title') });

interface ColumnOptions {
  yuanPerEuro: string | undefined;
  /** Absent for staff who may only read. */
  onEdit: ((rate: Rate) => void) | undefined;
}

const useColumns = ({ yuanPerEuro, onEdit }: ColumnOptions): DataColumn<Rate>[] => {
  const { t } = useTranslation('content-console');
  const { date, number } = useFormats();
  const inYuan = ({ currency, per_euro: perEuro }: Rate): string => {
    const rate = currency === yuan ? undefined : yuanRate(yuanPerEuro, perEuro);
    return rate === undefined ? '' : number(rate, { maximumSignificantDigits: 5 });
  };
  const edit: DataColumn<Rate> = {
    id: 'edit',
    header: t('actions'),
    headerHidden: true,
    // All rates are against the euro.
    cell: (rate) =>
      rate.currency === base ? null : (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('editOf', { name: rate.currency })}
          onClick={() => onEdit?.(rate)}
        >
          {t('edit')}
        </Button>
      ),
  };
  return [
    { id: 'currency', header: t('rates.currency'), rowHeader: true, cell: ({ currency }) => currency },
    { id: 'perEuro', header: t('rates.perEuro'), numeric: true, cell: ({ per_euro: perEuro }) => perEuro },
    { id: 'yuan', header: t('rates.yuan'), numeric: true, cell: inYuan },
    {
      id: 'day',
      header: t('rates.day'),
      cell: ({ as_of: day, unfit }) => (
        <>
          {date(`${day}T00:00:00Z`)} {unfit ? <Badge tone="danger">{t(`rates.unfit.${unfit}`)}</Badge> : null}
        </>
      ),
    },
    {
      id: 'source',
      header: t('rates.source'),
      cell: ({ source }) => (
        <Badge tone={source === 'staff' ? 'warning' : 'neutral'}>{t(`rates.sources.${source}`)}</Badge>
      ),
    },
    ...(onEdit ? [edit] : []),
  ];
};

/** The rates by which amounts are shown in other currencies, each with its day and where it comes from. */
export const Page = () => {
  const { t } = useTranslation('content-console');
  const [edited, setEdited] = useState<Rate>();
  const result = useGetStaffExchangeRatesQuery(undefined);
  const { data } = result;
  const mayEdit = holdsRole(useStaffMe()?.roles ?? [], updateExchangeRates.roles);
  const yuanPerEuro = data?.find(({ currency }) => currency === yuan)?.per_euro;
  const columns = useColumns({ yuanPerEuro, onEdit: mayEdit ? setEdited : undefined });
  const close = () => setEdited(undefined);
  return (
    <>
      <ListPage
        title={t('rates.title')}
        lead={t('rates.lead')}
        above={
          data?.some(({ unfit }) => unfit !== null) ? (
            <Banner tone="warning" title={t('rates.unfitTitle')}>
              {t('rates.unfitText')}
            </Banner>
          ) : null
        }
        columns={columns}
        result={result}
        keyOf={({ currency }) => currency}
        empty={t('rates.empty')}
      />
      {edited ? (
        <Dialog open onClose={close} title={t('rates.of', { currency: edited.currency })}>
          <RateForm rate={edited} onDone={close} />
        </Dialog>
      ) : null}
    </>
  );
};
