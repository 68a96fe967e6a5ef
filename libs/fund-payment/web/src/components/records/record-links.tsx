import type { BalanceRecord } from '@caravan/fund-payment/contract';
import { Link, Row, Text } from '@caravan/ui-kit';
import { detailHref } from '../../lib/paths-of.ts';

/** Links to the target of a record; a dash if it has none. */
export const RecordLinks = ({ record: { kind, refs } }: { record: Pick<BalanceRecord, 'kind' | 'refs'> }) => {
  if (kind === null || kind === 'recharge' || refs.length === 0) {
    return (
      <Text as="span" tone="muted">
        –
      </Text>
    );
  }
  return (
    <Row as="span" gap="2" wrap>
      {refs.map((ref) => (
        <Link key={ref} to={detailHref(kind, ref)}>
          {ref}
        </Link>
      ))}
    </Row>
  );
};
