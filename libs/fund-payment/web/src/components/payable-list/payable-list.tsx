import type { PayableItem } from '@caravan/fund-payment/contract';
import { Card, CardPart, Grow, Heading, Link, Money, Row, Stack, StatusBadge, Text } from '@caravan/ui-kit';
import { useAbout, useTexts } from '@caravan/web-core';
import { detailHref } from '../../lib/paths-of.ts';
import type { Subject } from '../../lib/subject.ts';

export interface PayableListProps {
  kind: Subject['kind'];
  items: readonly PayableItem[];
}

const Item = ({ kind, item }: { kind: Subject['kind']; item: PayableItem }) => {
  const t = useTexts('fund-payment');
  const about = useAbout();
  // A title may name its number itself: it is not said twice.
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
      <Money fen={item.amount_fen} about={item.payable ? about(item.amount_fen) : undefined} align="end" tone={item.payable ? 'inherit' : 'muted'} />
    </Row>
  );
};

/** What is paid, each with its amount; what cannot be paid says why. */
export const PayableList = ({ kind, items }: PayableListProps) => {
  const t = useTexts('fund-payment');
  const someNot = items.some((item) => !item.payable) && items.some((item) => item.payable);
  return (
    <Card as="section" space="none" aria-labelledby="payables">
      <CardPart>
        <Stack gap="1">
          <Heading level={2} size="md" id="payables">
            {t('pay.items')}
          </Heading>
          {someNot ? (
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
