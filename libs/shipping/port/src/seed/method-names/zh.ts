import type { names as en } from './en.ts';

export const names: typeof en = {
  ems: 'EMS 国际特快',
  'post-air': '航空大包',
  'post-surface': '水陆路大包',
  'small-packet': '挂号小包',
  epacket: 'e 邮宝',
  'dhl-express': 'DHL 国际快递',
  'fedex-priority': 'FedEx 国际优先',
  'ups-saver': 'UPS 红单',
  'sf-international': '顺丰国际',
  'direct-general': '专线普货',
  'direct-sensitive': '专线特货（带电、化妆品）',
  'air-tax-paid': '空运包税专线',
  'sea-to-door': '海运到门',
  'asia-land': '东南亚专线',
};
