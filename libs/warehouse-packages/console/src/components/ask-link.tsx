import { useTranslation } from 'react-i18next';
import { cartOrdersConsolePaths } from '@caravan/routes/console';
import { ButtonLink } from '@caravan/ui-kit';

export interface AskLinkProps {
  order: string;
  /** The id of the goods. */
  item: string;
}

/** Leads to the question about goods that arrived, on the page of their order. */
export const AskLink = ({ order, item }: AskLinkProps) => {
  const { t } = useTranslation('warehouse-packages-console');
  return (
    <ButtonLink
      variant="secondary"
      icon="mail"
      to={cartOrdersConsolePaths.order.href({ number: order }, { ask: item })}
    >
      {t('check.ask')}
    </ButtonLink>
  );
};
