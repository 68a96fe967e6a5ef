import { createHmac, timingSafeEqual } from 'node:crypto';
import { minute } from '@caravan/kernel';
import type { StaffCall, Tx } from '@caravan/server-core';
import { fail, labelFormats, type LabelFormat, type LabelPrint } from '@caravan/carriers/contract';
import type { CarriersContext } from '../carriers-context.ts';
import { CarrierUnavailable } from '../ports/carrier.ts';
import { findLabel, lockLabel } from './label.repo.ts';
import { labelOfService } from './label-calls.ts';

/** The time in which a frame loads and prints a label. */
const worksFor = 5 * minute;

const macOf = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(`label.${text}`).digest();

const formatOf = (written: string | undefined): LabelFormat | undefined => labelFormats.find((one) => one === written);

/** The label and format of a link; undefined if it is not ours or its time is over. */
const openLink = (key: Buffer, token: string, now: Date): { id: string; format: LabelFormat } | undefined => {
  const [id, written, end, mac, ...rest] = token.split('.');
  const format = formatOf(written);
  if (!id || !format || !end || !mac || rest.length) return undefined;
  const expected = macOf(key, `${id}.${format}.${end}`);
  const given = Buffer.from(mac, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return now.getTime() < Number.parseInt(end, 36) ? { id, format } : undefined;
};

/** Makes a link to a bought label that works for five minutes. */
export const createLabelPrint = async (
  tx: Tx,
  { carriers, clock, linkKey, parcels }: Pick<CarriersContext, 'carriers' | 'clock' | 'linkKey' | 'parcels'>,
  { audit }: Pick<StaffCall, 'audit'>,
  id: string,
  format: LabelFormat,
): Promise<LabelPrint> => {
  const row = await lockLabel(tx, id);
  if (!row) throw fail('not_found');
  // The service still has the address of a shopper whose account was closed.
  if (row.state !== 'bought' || !(await parcels().find(tx, row.packageNumber))?.hasRecipient) throw fail('wrong_state');
  const carrier = carriers.find(({ name }) => name === row.service);
  if (!carrier?.formats(row.format).includes(format))
    throw fail('format_missing', { fields: { format: 'format_missing' } });
  const endsAt = new Date(clock().getTime() + worksFor);
  const text = `${id}.${format}.${endsAt.getTime().toString(36)}`;
  await audit(tx, {
    action: 'carrier_label.print',
    subject: { kind: 'package', ref: row.packageNumber },
    data: { format },
  });
  return {
    url: `/v1/carrier_labels/${text}.${macOf(linkKey, text).toString('base64url')}`,
    expires_at: endsAt.toISOString(),
  };
};

/** The bytes of the label behind a link, from the carrier: we keep none, because it has the recipient's address. */
export const openLabel = async (
  { carriers, clock, counter, db, linkKey, parcels }: CarriersContext,
  token: string,
): Promise<{ bytes: Uint8Array; format: LabelFormat; name: string }> => {
  const link = openLink(linkKey, token, clock());
  const row = link && (await findLabel(db, link.id));
  const carrier = row && carriers.find(({ name }) => name === row.service);
  if (!carrier || row.state !== 'bought') throw fail('not_found');
  if (!(await parcels().find(db, row.packageNumber))?.hasRecipient) throw fail('not_found');
  try {
    const bytes = await carrier.file(labelOfService(row), link.format);
    return { bytes, format: link.format, name: `${row.packageNumber}.${link.format}` };
  } catch (error) {
    if (!(error instanceof CarrierUnavailable)) throw error;
    counter.add({ service: row.service, outcome: error.trouble });
    throw fail('label_unreachable');
  }
};

const sheet = { widthMm: 100, heightMm: 150 } as const;

/** A label as a page of 100 × 150 mm: carriers draw it for 4 × 6 inches, which is little more. */
export const labelSheet = (bytes: Uint8Array, title: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="robots" content="noindex">
<title>${title}</title>
<style>@page { size: ${sheet.widthMm}mm ${sheet.heightMm}mm; margin: 0; }
html, body { margin: 0; }
img { display: block; width: ${sheet.widthMm}mm; height: ${sheet.heightMm}mm; object-fit: contain; }</style>
</head>
<body><img alt="" src="data:image/png;base64,${Buffer.from(bytes).toString('base64')}"></body>
</html>
`;
