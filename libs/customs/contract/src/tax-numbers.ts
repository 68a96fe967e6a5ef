/**
 * The kinds of numbers by which customs of a country know the recipient of a parcel. Each says where its form and its
 * check digits come from.
 */
export const taxNumberKinds = [
  /** Brazil, persons: 11 digits, two of them check digits by modulus 11 (Receita Federal, IN RFB 1548/2015). */
  'br_cpf',
  /** Brazil, companies: 14 characters, from July 2026 with letters; two check digits by modulus 11 (IN RFB 2229/2024). */
  'br_cnpj',
  /** South Korea: P and 12 digits. Korea Customs Service gives it out and publishes no rule for check digits. */
  'kr_pccc',
  /** Chile: up to 8 digits and a check character by modulus 11, which may be K (Servicio de Impuestos Internos). */
  'cl_rut',
  /** Turkey, persons: 11 digits, two of them check digits (Nüfus ve Vatandaşlık İşleri); foreigners have one from 99. */
  'tr_tckn',
  /** Turkey, companies: 10 digits, the last a check digit (Gelir İdaresi Başkanlığı). */
  'tr_vkn',
  /** Mexico: 12 or 13 characters with a date (SAT). SAT has given out numbers against its own check digit. */
  'mx_rfc',
  /** Mexico, persons: 18 characters, the last a check digit by modulus 10 (RENAPO). */
  'mx_curp',
  /** Argentina: 11 digits, the last a check digit by modulus 11 (ARCA). */
  'ar_cuit',
  /** Ecuador, persons: 10 digits, the last a check digit by modulus 10 (Registro Civil). */
  'ec_cedula',
  /** Ecuador, taxpayers: 13 digits, those of persons begin with their cédula; companies' have no certain rule (SRI). */
  'ec_ruc',
  /** Peru, persons: 8 digits. Its check character is beside the number and not part of it (RENIEC). */
  'pe_dni',
  /** Peru, taxpayers: 11 digits, the last a check digit by modulus 11 (SUNAT). */
  'pe_ruc',
  /** South Africa: 13 digits with the date of birth, the last by Luhn (Department of Home Affairs). */
  'za_id',
  /** Any other number, of 4 to 30 letters and digits: for a country that an owner adds. No rule is known. */
  'other',
] as const;

export type TaxNumberKind = (typeof taxNumberKinds)[number];

/** Names of the numbers on the papers of their country. */
export const taxNumberNames: Readonly<Record<TaxNumberKind, string>> = {
  br_cpf: 'CPF',
  br_cnpj: 'CNPJ',
  kr_pccc: 'PCCC (개인통관고유부호)',
  cl_rut: 'RUT',
  tr_tckn: 'T.C. Kimlik No',
  tr_vkn: 'VKN',
  mx_rfc: 'RFC',
  mx_curp: 'CURP',
  ar_cuit: 'CUIT / CUIL',
  ec_cedula: 'Cédula',
  ec_ruc: 'RUC',
  pe_dni: 'DNI',
  pe_ruc: 'RUC',
  za_id: 'SA ID',
  other: 'Tax ID',
};

/** A country's rule about the recipient of a parcel. */
export interface TaxNumberRule {
  /** The kinds of which one is enough. */
  kinds: readonly TaxNumberKind[];
  /** A parcel without it is not packed. */
  required: boolean;
}

/**
 * The countries whose customs ask for a number of the recipient. Brazil: IN RFB 1737/2017. South Korea: the notice of the
 * Korea Customs Service on clearance of e-commerce goods. The others: what their customs and the posts that deliver there
 * ask of senders; South Africa asks only of some recipients. Looked up in November 2026: for Brazil, the post of Portugal
 * asks for CPF or CNPJ in the importer's reference of the CN 23 (ctt.pt, "Envios Brasil"), after the Receita Federal's
 * rule of January 2020; for South Korea, DHL has asked for the PCCC since 2019 (dhlexpress.nl, "South Korea"); for Chile,
 * Ecuador, Mexico and Peru, publishers that send there ask for RUT, cédula or RUC, RFC, and RUC (support.springer.com,
 * "Tax ID requirements"); for Argentina, brokers ask for CUIT or CUIL (goglobalpost.com, "Tax ID guide"). No page of an
 * authority was at hand for these five, nor any for Turkey.
 */
const rules: Readonly<Record<string, TaxNumberRule | undefined>> = {
  AR: { kinds: ['ar_cuit'], required: true },
  BR: { kinds: ['br_cpf', 'br_cnpj'], required: true },
  CL: { kinds: ['cl_rut'], required: true },
  EC: { kinds: ['ec_cedula', 'ec_ruc'], required: true },
  KR: { kinds: ['kr_pccc'], required: true },
  MX: { kinds: ['mx_rfc', 'mx_curp'], required: true },
  PE: { kinds: ['pe_dni', 'pe_ruc'], required: true },
  TR: { kinds: ['tr_tckn', 'tr_vkn'], required: true },
  ZA: { kinds: ['za_id'], required: false },
};

/** The countries without whose number a parcel is not packed, unless an owner has set it otherwise. */
export const taxNumberCountries: readonly string[] = Object.keys(rules).filter((country) => rules[country]?.required);

/** All countries that ask, unless an owner has set it otherwise. */
export const askingCountries: readonly string[] = Object.keys(rules);

/**
 * Finds the rule of a country, unless an owner has set another one; undefined if the country asks for nothing.
 *
 * @param country ISO 3166-1.
 */
export const taxNumberRule = (country: string): TaxNumberRule | undefined =>
  Object.hasOwn(rules, country) ? rules[country] : undefined;

/** Whether a number of the recipient is needed: a parcel without a required one is not packed. */
export const taxNumberNeeds = ['required', 'optional', 'off'] as const;
export type TaxNumberNeed = (typeof taxNumberNeeds)[number];

/** A package's declaration can lack these. */
export const customsGaps = ['tax_number', 'declaration'] as const;
export type CustomsGap = (typeof customsGaps)[number];
