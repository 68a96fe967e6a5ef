import { taxNumberNames, type CustomsPaper } from '@caravan/customs/contract';
import { countryName } from '@caravan/kernel';

/** In kilograms to the gram. */
export const kilograms = (grams: number): string => (grams / 1000).toFixed(3);

/** An amount with its currency, so that nobody reads it as another one. */
export const amount = ({ currency }: Pick<CustomsPaper, 'currency'>, fen: number): string =>
  `${currency} ${(fen / 100).toFixed(2)}`;

/** Customs read names of countries in English. */
export const countryIn = (code: string): string => countryName(code, 'en');

/** Someone with the address, one line each. */
export const partyLines = ({ name, lines, country, phone }: CustomsPaper['sender'], tel = true): string[] =>
  [name, ...lines, countryIn(country).toUpperCase(), tel && phone ? `Tel. ${phone}` : ''].filter(Boolean);

/** The numbers of the sender, with their names. */
export const senderReference = ({ eori, ioss }: Pick<CustomsPaper, 'eori' | 'ioss'>): string =>
  [eori && `EORI ${eori}`, ioss && `IOSS ${ioss}`].filter(Boolean).join(' · ');

/** The number of the recipient with its name; empty without one. */
export const recipientReference = ({ recipient_tax_number: number }: CustomsPaper): string =>
  number ? `${taxNumberNames[number.kind]} ${number.number}` : '';
