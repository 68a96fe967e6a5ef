import type { ShipmentOrder } from '../ports/carrier.ts';

/** The members of the EU by their ISO 3166-1 numbers: an IOSS number has that of the country that gave it out. */
const members: Readonly<Record<string, string>> = {
  '040': 'AT',
  '056': 'BE',
  '100': 'BG',
  '191': 'HR',
  '196': 'CY',
  '203': 'CZ',
  '208': 'DK',
  '233': 'EE',
  '246': 'FI',
  '250': 'FR',
  '276': 'DE',
  '300': 'GR',
  '348': 'HU',
  '372': 'IE',
  '380': 'IT',
  '428': 'LV',
  '440': 'LT',
  '442': 'LU',
  '470': 'MT',
  '528': 'NL',
  '616': 'PL',
  '620': 'PT',
  '642': 'RO',
  '703': 'SK',
  '705': 'SI',
  '724': 'ES',
  '752': 'SE',
};

/**
 * The numbers of sender and recipient (https://docs.easypost.com/docs/shipments/tax-identifiers). Carriers take different
 * types; of those that EasyPost lists, nearly all take `VAT`, and none the national ones of recipients.
 */
export const taxIdentifiersOf = ({ numbers: { ioss, eori, recipient }, to }: ShipmentOrder) => {
  const identifiers = [
    { entity: 'SENDER', tax_id: eori, tax_id_type: 'EORI', issuing_country: eori.slice(0, 2) },
    { entity: 'SENDER', tax_id: ioss, tax_id_type: 'IOSS', issuing_country: members[ioss.slice(2, 5)] ?? to.country },
    { entity: 'RECEIVER', tax_id: recipient, tax_id_type: 'VAT', issuing_country: to.country },
  ].filter(({ tax_id: id }) => id !== '');
  return identifiers.length ? { tax_identifiers: identifiers } : {};
};
