import { fail, type NewLead } from '@caravan/logistics/contract';
import { newId, type Language } from '@caravan/kernel';
import { findSame, insertLead, takeTurns, type LeadRow } from '../db/lead.repo.ts';
import { fingerprintOf, isTooFast, isTrapped, sameWithin } from '../domain/lead-rules.ts';
import { isCountry, readPhone } from '../domain/read-phone.ts';
import { composeLeadMail } from '../mails/compose-lead-mail.ts';
import type { LogisticsContext } from './logistics-context.ts';

/** The enquiry as it will be kept; a fault stands at its field. */
const readLead = (given: NewLead, language: Language, now: Date): LeadRow => {
  const { name, company, email, country, monthly_parcels: monthlyParcels, message } = given;
  if (!isCountry(country)) throw fail('invalid', { fields: { country: 'country_unknown' } });
  const phone = readPhone(given.phone, country);
  if (!phone) throw fail('invalid', { fields: { phone: 'phone_invalid' } });
  const fingerprint = fingerprintOf(given, language);
  return { id: newId(), name, company, email, phone, country, monthlyParcels, message, language, fingerprint, createdAt: now };
};

/** Keeps an enquiry and mails it to the service address, both or neither; the same words within a minute are the enquiry that is there already. */
export const takeLead = async (context: LogisticsContext, given: NewLead, language: Language): Promise<{ id: string }> => {
  const { transaction, clock, mailer, website } = context;
  const now = clock();
  const row = readLead(given, language, now);
  // A program is told what a person is told, and learns nothing.
  if (isTrapped(given)) return { id: row.id };
  if (isTooFast(given)) throw fail('sent_too_fast');

  const mail = await composeLeadMail(row, await website().serviceEmail());
  return transaction(async (tx) => {
    await takeTurns(tx, row.fingerprint);
    const same = await findSame(tx, row.fingerprint, new Date(now.getTime() - sameWithin));
    if (same) return { id: same.id };
    await insertLead(tx, row);
    await mailer.send(tx, mail);
    return { id: row.id };
  });
};
