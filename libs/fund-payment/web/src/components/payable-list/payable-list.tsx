import { useTranslation } from 'react-i18next';
import { useAbout } from '@caravan/content/api';
import type { PayableItem } from '@caravan/fund-payment/contract';
import { Card, CardPart, Grow, Heading, Link, Money, Row, Stack, StatusBadge, Text } from '@caravan/ui-kit';
import { detailHref } from '../../lib/paths-of.ts';
import type { PaymentTarget } from '../../lib/payment-target.ts';

export interface PayableListProps {
  kind: PaymentTarget['kind'];
  items: readonly PayableItem[];
}

const Item = ({ kind, item }: { kind: PaymentTarget['kind']; item: PayableItem }) => {
  const { t } = useTranslation('fund-payment');
  const about = useAbout();
  // Some titles contain the number, which is not repeated then.
  const isNamed = item.title.includes(item.ref);
  return (
    <Row gap="3" align="start" wrap>
      <Grow least="160">
        <Stack gap="1">
          <Link to={detailHref(kind, item.ref)} look="strong">
            {isNamed ? item.title : t(`pay.${kind}`, { ref: item.ref })}
          </Link>
          {isNamed ? null : (
            <Text size="sm" tone="muted">
              {item.title}
            </Text>
          )}
          {item.payable ? null : (
            <span>
              <StatusBadge tone="warning" icon="info">
                {item.reason}
              </StatusBadge>
            </span>
          )}
        </Stack>
      </Grow>
      <Money
        fen={item.amount_fen}
        about={item.payable ? about(item.amount_fen) : undefined}
        align="end"
        tone={item.payable ? 'inherit' : 'muted'}
      />
    </Row>
  );
};

/** The payment targets with their amounts; those that cannot be paid have the reason. */
export const PayableList = ({ kind, items }: PayableListProps) => {
  const { t } = useTranslation('fund-payment');
  const someBlocked = items.some((item) => !item.payable) && items.some((item) => item.payable);
  return (
    <Card as="section" space="none" aria-labelledby="payables">
      <CardPart>
        <Stack gap="1">
          <Heading level={2} size="md" id="payables">
            {t('pay.items')}
          </Heading>
          {someBlocked ? (
            <Text size="sm" tone="muted">
              {t('pay.someNot')}
            </Text>
          ) : null}
        </Stack>
      </CardPart>
      <Stack as="ul" gap="0">
        {items.map((item) => (
          <CardPart as="li" key={item.ref}>
            <Item kind={kind} item={item} />
          </CardPart>
        ))}
      </Stack>
    </Card>
  );
};
