import type { PayableKind } from '@caravan/fund-payment/contract';
import { cartOrdersConsolePaths, warehouseConsolePaths } from '@caravan/routes/console';
import { Link, Row } from '@caravan/ui-kit';

const shown = 2;

/** An extra payment has no page; its number begins with the order's. */
const Subject = ({ kind, number }: { kind: PayableKind; number: string }) => {
  if (kind === 'order') return <Link to={cartOrdersConsolePaths.order.href({ number })}>{number}</Link>;
  if (kind === 'package') return <Link to={warehouseConsolePaths.packageDetail.href({ number })}>{number}</Link>;
  if (kind === 'service') return <Link to={warehouseConsolePaths.serviceDetail.href({ number })}>{number}</Link>;
  return <span>{number}</span>;
};

interface SubjectsProps {
  kind: PayableKind | null;
  refs: readonly string[];
  /** Shows all of them; otherwise the first two and the number of the rest. */
  all?: boolean;
}

/** The targets of a payment, with links to them; a top-up is for nothing else. */
export const Subjects = ({ kind, refs, all = false }: SubjectsProps) => {
  if (kind === null || refs.length === 0) return '–';
  const first = all ? refs : refs.slice(0, shown);
  return (
    <Row gap="2" wrap>
      {first.map((ref) => (
        <Subject key={ref} kind={kind} number={ref} />
      ))}
      {refs.length > first.length ? <span>{`+${refs.length - first.length}`}</span> : null}
    </Row>
  );
};
