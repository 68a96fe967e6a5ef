import type { names as en } from './en.ts';

export const names: typeof en = {
  ems: 'EMS',
  'post-air': 'Luftpostpaket',
  'post-surface': 'Land- und Seepostpaket',
  'small-packet': 'Päckchen mit Einschreiben',
  epacket: 'ePacket',
  'dhl-express': 'DHL Express',
  'fedex-priority': 'FedEx International Priority',
  'ups-saver': 'UPS Express Saver',
  'sf-international': 'SF International',
  'direct-general': 'Direktlinie',
  'direct-sensitive': 'Direktlinie für Akkus und Kosmetik',
  'air-tax-paid': 'Luftfracht, Zoll und Steuern bezahlt',
  'sea-to-door': 'Seefracht bis zur Haustür',
  'asia-land': 'Südostasien-Linie',
};
