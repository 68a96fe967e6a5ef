import { z } from '@caravan/kernel/zod';
import { refuseTrouble, type CarrierAnswer } from '../http/carrier-call.ts';
import { CarrierUnavailable, type ManifestLook, type ManifestOutcome } from '../ports/carrier.ts';
import { failureOf, type EasypostShipment } from './easypost-answers.ts';

// EasyPost's manifests are called scan forms, after the forms of USPS.

const words = z.string().nullish();
const form = z.object({ id: z.string(), status: words, message: words, form_url: words });
type ScanForm = z.infer<typeof form>;

const outcomeOfForm = ({ id, status, message }: ScanForm): ManifestOutcome => {
  if (status === 'failed') return { result: 'refused', code: 'failed', text: (message ?? '').slice(0, 300) };
  return status === 'created' ? { result: 'made', formId: id } : { result: 'unknown' };
};

export const manifestOf = (answer: CarrierAnswer): ManifestOutcome => {
  // A fault at the service or behind it leaves open whether the manifest was made.
  if (answer.status >= 500 || answer.status === 408) return { result: 'unknown' };
  refuseTrouble(answer);
  if (answer.status >= 400) return { result: 'refused', ...failureOf(answer) };
  const read = form.safeParse(answer.json).data;
  return read ? outcomeOfForm(read) : { result: 'unknown' };
};

export const manifestOfShipment = ({ scan_form: raw }: EasypostShipment): ManifestLook => {
  if (raw == null) return { result: 'none' };
  const read = form.safeParse(raw).data;
  const outcome: ManifestOutcome = read ? outcomeOfForm(read) : { result: 'unknown' };
  // One that failed before is no answer to a later request.
  return outcome.result === 'refused' ? { result: 'none' } : outcome;
};

/** The address of a manifest's file. */
export const manifestAddress = (answer: CarrierAnswer): string => {
  refuseTrouble(answer);
  const address = form.safeParse(answer.json).data?.form_url;
  if (!address) throw new CarrierUnavailable('bad_answer', 'the manifest has no file');
  return address;
};
