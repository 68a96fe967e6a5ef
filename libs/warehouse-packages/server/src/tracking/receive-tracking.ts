import { fail } from '@caravan/warehouse-packages/contract';
import { applyReport } from './apply-report.ts';
import type { PackageContext } from '../core/package-context.ts';

/** Receives a push of a tracking service as its original bytes, and stores what it says. A repeated one changes nothing. */
export const receivePush = async (
  context: PackageContext,
  name: string,
  bytes: unknown,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Promise<void> => {
  const source = context.trackingSources().find((one) => one.name === name);
  if (!source?.readPush) throw fail('not_found');
  const report = Buffer.isBuffer(bytes) ? source.readPush(bytes, headers) : undefined;
  if (report === undefined) throw fail('bad_signature');
  if (report) await applyReport(context, name, report);
};
