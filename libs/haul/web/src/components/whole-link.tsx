import { useTranslation } from 'react-i18next';
import { Link, Text } from '@caravan/ui-kit';

/** The link from the summary of an order or a parcel to its page; nothing on that page. */
export const WholeLink = ({ name, href }: { name: string; href: string | undefined }) => {
  const { t } = useTranslation('haul');
  if (href === undefined) return null;
  return (
    <Text size="sm">
      <Link to={href} aria-label={t('imported.wholeOf', { name })}>
        {t('imported.whole')}
      </Link>
    </Text>
  );
};
