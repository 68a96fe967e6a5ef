export interface LeadMailTexts {
  subject: (company: string) => string;
  title: string;
  preview: (facts: { name: string; parcels: string }) => string;
  name: string;
  company: string;
  email: string;
  phone: string;
  country: string;
  parcels: string;
  message: string;
  /** Tells staff how to reply. */
  answer: string;
}

export const texts: LeadMailTexts = {
  subject: (company) => `Logistics enquiry: ${company}`,
  title: 'A new logistics enquiry',
  preview: ({ name, parcels }) => `${name}, ${parcels} parcels a month`,
  name: 'Name',
  company: 'Company',
  email: 'E-mail',
  phone: 'Phone',
  country: 'Country or region',
  parcels: 'Parcels a month',
  message: 'Message',
  answer: 'The enquiry was written in English. Answer to the e-mail address above, not to the sender of this mail.',
};
