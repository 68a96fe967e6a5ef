import { useTranslation } from 'react-i18next';
import { ListPage, useCursorList, type DataColumn } from '@caravan/console-core';
import { useListStaffParcelClaimsQuery } from '@caravan/forwarding/api/staff';
import { parcelClaimStates, type StaffParcelClaim } from '@caravan/forwarding/contract';
import { forwardingConsolePaths as paths } from '@caravan/routes/console';
import { Link } from '@caravan/ui-kit';
import { LocalTime, type PageContext, type PageMeta } from '@caravan/web-core';
import { ClaimState } from '../../components/claim-card.tsx';

export const meta = ({ t }: PageContext<'forwarding-console'>): PageMeta => ({ title: t('claims.title') });

/** Parcels without a code that shoppers say are theirs. */
export const Page = () => {
  const { t } = useTranslation('forwarding-console');
  const list = useCursorList([
    {
      name: 'state',
      label: t('stateLabel'),
      options: parcelClaimStates.map((value) => ({ value, label: t(`claims.state.${value}`) })),
    },
  ]);
  const result = useListStaffParcelClaimsQuery({ query: { ...list.query, cursor: list.cursor, limit: 50 } });
  const columns: DataColumn<StaffParcelClaim>[] = [
    {
      id: 'number',
      header: t('tracking'),
      rowHeader: true,
      width: 'nowrap',
      cell: ({ id, tracking_number: number }) => <Link to={paths.claim.href({ id })}>{number}</Link>,
    },
    { id: 'code', header: t('code'), cell: ({ code }) => code },
    { id: 'contents', header: t('contents'), cell: ({ contents }) => contents },
    { id: 'state', header: t('stateLabel'), cell: (claim) => <ClaimState claim={claim} /> },
    { id: 'at', header: t('claims.at'), cell: ({ created_at: at }) => <LocalTime at={at} /> },
  ];
  return (
    <ListPage
      title={t('claims.title')}
      lead={t('claims.lead')}
      list={list}
      result={result}
      columns={columns}
      keyOf={({ id }) => id}
      empty={t('claims.none')}
      none={t('claims.empty')}
    />
  );
};
