import type { LeadMailTexts } from './en.ts';

export const texts: LeadMailTexts = {
  subject: (company) => `Logistikanfrage: ${company}`,
  title: 'Eine neue Logistikanfrage',
  preview: ({ name, parcels }) => `${name}, ${parcels} Pakete im Monat`,
  name: 'Name',
  company: 'Firma',
  email: 'E-Mail',
  phone: 'Telefon',
  country: 'Land oder Region',
  parcels: 'Pakete im Monat',
  message: 'Nachricht',
  answer:
    'Die Anfrage wurde auf Deutsch geschrieben. Antworten Sie an die E-Mail-Adresse oben, nicht an den Absender dieser E-Mail.',
};
