import { useTranslation } from 'react-i18next';
import type { CartLine } from '@caravan/cart-orders/contract';
import { specText } from '@caravan/goods/contract';
import { productHref } from '@caravan/routes';
import { Heading, Link, Row, Stack, StatusBadge, Text } from '@caravan/ui-kit';
import { useLanguage } from '@caravan/web-core';

type Named = Pick<CartLine, 'name' | 'url' | 'manual'>;

/** The name links to the product page, or to the shop's page for goods that the shopper described. */
const LineName = ({ line }: { line: Named }) => {
  if (!line.url) return line.name;
  return line.manual ? (
    <Link look="strong" href={line.url} newTab external>
      {line.name}
    </Link>
  ) : (
    <Link look="strong" to={productHref(line.url)}>
      {line.name}
    </Link>
  );
};

/** The goods of a line, and the reason if they are unavailable. */
export const LineGoods = ({ line }: { line: Named & Pick<CartLine, 'spec' | 'description' | 'reason'> }) => {
  const { t } = useTranslation('cart-orders');
  const language = useLanguage();
  return (
    <Stack gap="1">
      <Heading level={3} size="sm">
        <LineName line={line} />
      </Heading>
      {line.spec ? (
        <Text size="sm" tone="muted">
          {specText(line.spec, language)}
        </Text>
      ) : null}
      {line.manual ? (
        <>
          {line.description ? (
            <Text size="sm" tone="muted" lines={2}>
              {line.description}
            </Text>
          ) : null}
          <Text size="sm" tone="muted">
            {t('line.manual')}
          </Text>
        </>
      ) : null}
      {line.reason === null ? null : (
        <Row gap="2">
          <StatusBadge tone="danger">{line.reason}</StatusBadge>
        </Row>
      )}
    </Stack>
  );
};
