import type { CartLine } from '@caravan/cart-orders/contract';
import { productHref } from '@caravan/goods/contract';
import { Heading, Link, Row, Stack, StatusBadge, Text } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';

type Named = Pick<CartLine, 'name' | 'url' | 'manual'>;

/** The name leads to the product's page here; goods described by hand lead to their page at the shop, if they have one. */
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

/** What the line is, and why it cannot be had where it cannot. */
export const LineGoods = ({ line }: { line: Named & Pick<CartLine, 'spec' | 'description' | 'reason'> }) => {
  const t = useTexts('cart-orders');
  return (
    <Stack gap="1">
      <Heading level={3} size="sm">
        <LineName line={line} />
      </Heading>
      {line.spec ? (
        <Text size="sm" tone="muted">
          {line.spec}
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
