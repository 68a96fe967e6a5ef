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

/** The remark of a record with links to its orders and packages: its numbers, and those that it only counts. */
export const RecordRemark = ({ record: { kind, refs, remark } }: { record: BalanceRecord }) => {
  if (kind === null || kind === 'recharge' || refs.length === 0) return remark;
  // With the separators in a group, every second part is a number.
  const parts = remark.split(new RegExp(`(${refs.join('|')})`));
  const others = refs.filter((ref) => !parts.includes(ref));
  return (
    <>
      {parts.map((part, index) =>
        index % 2 ? (
          <Link key={part} to={detailHref(kind, part)}>
            {part}
          </Link>
        ) : (
          part
        ),
      )}
      {others.length ? <RecordLinks record={{ kind, refs: others }} /> : null}
    </>
  );
};
