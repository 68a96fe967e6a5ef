import { fail, type NewLead } from '@caravan/logistics/contract';
import { newId, type Language } from '@caravan/kernel';
import { findSame, insertLead, lockFingerprint, type LeadRow } from '../db/lead.repo.ts';
import { fingerprintOf, isCountry, isTooFast, isTrapped, readPhone, duplicateWindow } from '../domain/lead-rules.ts';
import { composeLeadMail } from '../mails/compose-lead-mail.ts';
import { leadTask } from './lead-task.ts';
import type { LogisticsContext } from './logistics-context.ts';

/** Builds the row to store; throws `invalid` with the faulty fields. */
const readLead = (given: NewLead, language: Language, now: Date): LeadRow => {
  const { name, company, email, country, monthly_parcels: monthlyParcels, message } = given;
  if (!isCountry(country)) throw fail('invalid', { fields: { country: 'country_unknown' } });
  const phone = readPhone(given.phone, country);
  if (!phone) throw fail('invalid', { fields: { phone: 'phone_invalid' } });
  const fingerprint = fingerprintOf(given, language);
  return {
    id: newId(),
    name,
    company,
    email,
    phone,
    country,
    monthlyParcels,
    message,
    language,
    fingerprint,
    createdAt: now,
    closedAt: null,
    note: null,
  };
};

/**
 * Stores an enquiry and mails it to the service address in one transaction. The same text within a minute returns the
 * id of the stored enquiry.
 */
export const takeLead = async (
  context: LogisticsContext,
  given: NewLead,
  language: Language,
): Promise<{ id: string }> => {
  const { transaction, clock, mailer, website, shop, tasks } = context;
  const now = clock();
  const row = readLead(given, language, now);
  // A program gets the same response as a person, so that it learns nothing.
  if (isTrapped(given)) return { id: row.id };
  if (isTooFast(given)) throw fail('sent_too_fast');

  const mail = await composeLeadMail(row, { to: await website().serviceEmail(), shop: await shop().name() });
  return transaction(async (tx) => {
    await lockFingerprint(tx, row.fingerprint);
    const same = await findSame(tx, row.fingerprint, new Date(now.getTime() - duplicateWindow));
    if (same) return { id: same.id };
    await insertLead(tx, row);
    await tasks().open(tx, leadTask(row));
    await mailer.send(tx, mail);
    return { id: row.id };
  });
};
