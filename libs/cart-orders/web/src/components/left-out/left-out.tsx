import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { changeGuestLines } from '@caravan/cart-orders/api';
import type { KeptGuestLine } from '@caravan/cart-orders/contract';
import { productHref } from '@caravan/routes';
import { Button, ButtonLink, Card, CardPart, Grow, Heading, Row, Stack, Text } from '@caravan/ui-kit';

export interface LeftOutProps {
  title: string;
  /** Lines that this browser keeps beside the cart. */
  lines: readonly KeptGuestLine[];
  /** Why a line is not in the cart. */
  reasonOf: (line: KeptGuestLine) => string | undefined;
  /** Tries once more; omitted if that would not help. */
  onRetry?: () => void;
}

/** Goods that are not in the cart: why, and what can be done. Each stays until the shopper removes it. */
export const LeftOut = ({ title, lines, reasonOf, onRetry }: LeftOutProps) => {
  const { t } = useTranslation('cart-orders');
  const titleId = useId();
  return (
    <Card as="section" space="none" aria-labelledby={titleId}>
      <CardPart>
        <Row gap="3" justify="between" wrap>
          <Heading level={2} size="sm" id={titleId}>
            {title}
          </Heading>
          {onRetry ? (
            <Button variant="secondary" size="sm" icon="refresh" onClick={onRetry}>
              {t('leftOut.retry')}
            </Button>
          ) : null}
        </Row>
      </CardPart>
      <Stack as="ul" gap="0">
        {lines.map((line) => (
          <CardPart as="li" key={line.id}>
            <Row gap="3" wrap>
              <Grow least="160">
                <Stack gap="1">
                  <Text weight="medium">{t('leftOut.line', { name: line.name, pieces: line.line.quantity })}</Text>
                  <Text size="sm" tone="danger">
                    {reasonOf(line) ?? t('leftOut.waiting')}
                  </Text>
                </Stack>
              </Grow>
              {line.url && line.line.manual === undefined ? (
                <ButtonLink variant="ghost" size="sm" to={productHref(line.url)}>
                  {t('leftOut.open')}
                </ButtonLink>
              ) : null}
              <Button
                variant="ghost"
                size="sm"
                icon="trash"
                aria-label={t('line.removeOf', { name: line.name })}
                onClick={() => changeGuestLines((all) => all.filter(({ id }) => id !== line.id))}
              >
                {t('line.remove')}
              </Button>
            </Row>
          </CardPart>
        ))}
      </Stack>
    </Card>
  );
};
