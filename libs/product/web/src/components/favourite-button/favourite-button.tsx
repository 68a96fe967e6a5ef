import { useTranslation } from 'react-i18next';
import { type Goods } from '@caravan/goods/contract';
import { goodsPaths } from '@caravan/routes';
import { Button, ButtonLink, Row } from '@caravan/ui-kit';
import { useFavourite } from '../../saved/use-favourite.ts';

/** Keeps a product as a favourite, and leads to the list. */
export const FavouriteButton = ({ goods }: { goods: Goods }) => {
  const { t } = useTranslation('product');
  const { isKept, busy, toggle } = useFavourite(goods);
  return (
    <Row gap="4" wrap>
      <Button
        variant="ghost"
        size="sm"
        flush
        icon={isKept ? 'check' : 'star'}
        aria-pressed={isKept}
        busy={busy}
        onClick={toggle}
      >
        {t(isKept ? 'saved.kept' : 'saved.keep')}
      </Button>
      <ButtonLink to={goodsPaths.saved.href()} variant="ghost" size="sm" flush icon="clock">
        {t('saved.recent')}
      </ButtonLink>
    </Row>
  );
};
