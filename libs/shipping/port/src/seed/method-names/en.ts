/** The names of the default shipping methods by their ids. */
export const names = {
  ems: 'EMS',
  'post-air': 'Air parcel',
  'post-surface': 'Surface parcel',
  'small-packet': 'Registered small packet',
  epacket: 'ePacket',
  'dhl-express': 'DHL Express',
  'fedex-priority': 'FedEx International Priority',
  'ups-saver': 'UPS Express Saver',
  'sf-international': 'SF International',
  'direct-general': 'Direct line',
  'direct-sensitive': 'Direct line for batteries and cosmetics',
  'air-tax-paid': 'Air line, duties paid',
  'sea-to-door': 'Sea freight to the door',
  'asia-land': 'South-east Asia line',
};
