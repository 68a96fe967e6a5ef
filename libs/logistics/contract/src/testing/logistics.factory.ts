import type { Lead, NewLead } from '../logistics.schema.ts';

export const aNewLead = (over: Partial<NewLead> = {}): NewLead => ({
  name: 'Ada Example',
  company: 'Example Goods',
  email: 'ada@example.test',
  phone: '+44 20 7946 0018',
  country: 'GB',
  monthly_parcels: 400,
  message: 'Small boxes of stationery.\nFrom Hong Kong to Europe.',
  ...over,
});

export const aLead = (over: Partial<Lead> = {}): Lead => ({
  ...aNewLead(),
  id: 'lead-1',
  language: 'en',
  created_at: '2026-01-02T03:04:05.000Z',
  closed_at: null,
  note: null,
  ...over,
});

export * from './duties.factory.ts';
