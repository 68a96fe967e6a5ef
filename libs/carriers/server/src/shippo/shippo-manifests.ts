import { z } from '@caravan/kernel/zod';
import { refuseTrouble, type CarrierAnswer } from '../http/carrier-call.ts';
import { CarrierUnavailable, type ManifestLook, type ManifestOutcome } from '../ports/carrier.ts';
import { bodyOf, failureOf } from './shippo-answers.ts';

const manifest = z.object({
  object_id: z.string(),
  status: z.string(),
  transactions: z.array(z.string()).nullish(),
  documents: z.array(z.string()).nullish(),
  errors: z.array(z.unknown()).nullish(),
});
type ShippoManifest = z.infer<typeof manifest>;

const list = z.object({ results: z.array(z.unknown()) });
const rate = z.object({ carrier_account: z.string() });

const outcomeOfManifest = ({ object_id: formId, status, errors }: ShippoManifest): ManifestOutcome => {
  if (status === 'SUCCESS') return { result: 'made', formId };
  if (status !== 'ERROR') return { result: 'unknown' };
  return { result: 'refused', code: 'ERROR', text: JSON.stringify(errors ?? []).slice(0, 300) };
};

export const manifestOf = (answer: CarrierAnswer): ManifestOutcome => {
  // A fault at the service or behind it leaves open whether the manifest was made.
  if (answer.status >= 500 || answer.status === 408) return { result: 'unknown' };
  refuseTrouble(answer);
  if (answer.status >= 400) return { result: 'refused', ...failureOf(answer) };
  const read = manifest.safeParse(answer.json).data;
  return read ? outcomeOfManifest(read) : { result: 'unknown' };
};

/** The manifest that a transaction is in: one that was made counts most. */
export const manifestWith = (answer: CarrierAnswer, transactionId: string): ManifestLook => {
  const { results } = list.safeParse(bodyOf(answer)).data ?? {};
  if (!results) throw new CarrierUnavailable('bad_answer', 'the list has another shape');
  const found = results.flatMap((raw) => {
    const read = manifest.safeParse(raw).data;
    return read?.transactions?.includes(transactionId) ? [outcomeOfManifest(read)] : [];
  });
  // One that was refused before is no answer to a later request.
  const open = found.filter(({ result }) => result !== 'refused');
  return open.find(({ result }) => result === 'made') ?? open[0] ?? { result: 'none' };
};

/** The address of a manifest's file. */
export const manifestAddress = (answer: CarrierAnswer): string => {
  const [address] = manifest.safeParse(bodyOf(answer)).data?.documents ?? [];
  if (!address) throw new CarrierUnavailable('bad_answer', 'the manifest has no file');
  return address;
};

export const accountOfRate = (answer: CarrierAnswer): string => {
  const read = rate.safeParse(bodyOf(answer)).data;
  if (!read) throw new CarrierUnavailable('bad_answer', 'the rate has no account');
  return read.carrier_account;
};
