import { type StaffAction } from '@caravan/account/contract';
import { staffNameOf } from '@caravan/console-core';
import { packageOfClaim } from '@caravan/kernel';
import {
  accountConsolePaths,
  cartOrdersConsolePaths,
  forwardingConsolePaths,
  freightCostsConsolePaths,
  fundPaymentConsolePaths,
  procurementConsolePaths,
  promotionsConsolePaths,
  supportConsolePaths,
  warehouseConsolePaths,
} from '@caravan/routes/console';
import { Link } from '@caravan/ui-kit';

const pageOf: Readonly<Record<string, (ref: string) => string>> = {
  approval: (id) => fundPaymentConsolePaths.approval.href({ id }),
  claim: (ref) => warehouseConsolePaths.packageDetail.href({ number: packageOfClaim(ref) }),
  coupon: (id) => promotionsConsolePaths.coupon.href({ id }),
  conversation: (id) => supportConsolePaths.ticket.href({ id }),
  freight_line: (id) => freightCostsConsolePaths.line.href({ id }),
  own_parcel: (number) => forwardingConsolePaths.parcel.href({ number }),
  order: (number) => cartOrdersConsolePaths.order.href({ number }),
  package: (number) => warehouseConsolePaths.packageDetail.href({ number }),
  parcel: (id) => procurementConsolePaths.parcel.href({ id }),
  parcel_claim: (id) => forwardingConsolePaths.claim.href({ id }),
  service: (number) => warehouseConsolePaths.serviceDetail.href({ number }),
  return: (number) => warehouseConsolePaths.returnDetail.href({ number }),
  user: (id) => accountConsolePaths.person.href({ id }),
};

/** The refs of lists, imports and settings that exist once. */
const nameless = ['another', 'features', 'fee', 'warehouses', 'import', 'list', 'own'];

/** Whether a reference says nothing to a reader, in contrast to numbers, codes and days. */
const isSilent = (kind: string, ref: string): boolean =>
  ref === kind || nameless.includes(ref) || ['parcel', 'user'].includes(kind) || /^[\w-]{22}$/.test(ref);

/** The subject of an action: its kind, with the number, code or address that staff know it by. */
export const AuditSubject = ({ action, kind: kindWord }: { action: StaffAction; kind: string }) => {
  const { subject_kind: kind, subject_ref: ref, subject_email: email, subject_name } = action;
  const name = email === null ? (isSilent(kind, ref) ? '' : ref) : staffNameOf({ name: subject_name, email });
  const words = `${kindWord} ${name}`.trim();
  const page = pageOf[kind];
  return page ? <Link to={page(ref)}>{words}</Link> : words;
};
