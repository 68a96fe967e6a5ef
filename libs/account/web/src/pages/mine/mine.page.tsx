import { useTranslation } from 'react-i18next';
import { accountApi } from '@caravan/account/api';
import { loadPage, type PageContext, type PageMeta } from '@caravan/web-core';
import { AccountPage } from '../../components/account-page/account-page.tsx';
import { TurnList } from '../../components/turns/turn-list.tsx';

export const loader = (context: PageContext): Promise<void> =>
  loadPage(context, accountApi.endpoints.getTurns.initiate());

export const meta = ({ t }: PageContext<'account'>): PageMeta => ({ title: t('turns.title') });

/** The turns of the shopper; on a phone the first page of the account. */
export const Page = () => {
  const { t } = useTranslation('account');
  return (
    <AccountPage title={t('turns.title')} lead={t('turns.lead')}>
      <TurnList />
    </AccountPage>
  );
};
