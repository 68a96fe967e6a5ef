import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cartOrdersPaths } from '@caravan/routes';
import { Icon, Link, Row, Text } from '@caravan/ui-kit';

export interface AddedNoteProps {
  /** The pieces of these goods in the cart: more than were added now, if some were there before. */
  pieces: number;
}

/** Says how many of the goods are in the cart, in view, until the shopper goes on. */
export const AddedNote = ({ pieces }: AddedNoteProps) => {
  const { t } = useTranslation('product');
  const note = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which React would take for the effect's end.
    void note.current?.scrollIntoView({ block: 'nearest' });
  }, [pieces]);
  return (
    <Row gap="2" wrap>
      <Icon name="check-circle" size="sm" />
      <span ref={note}>
        <Text as="span" size="sm" weight="medium">
          {t('buy.added', { count: pieces })}
        </Text>
      </span>
      <Link to={cartOrdersPaths.cart.href()}>{t('buy.toCart')}</Link>
    </Row>
  );
};
