import { addWorkingHours } from '@caravan/kernel';
import type { NewTask, TaskSource } from '@caravan/tasks/port';
import { findOpenLeads, type LeadRow } from '../db/lead.repo.ts';

/** Working hours in which an enquiry is answered. */
const answeredIn = 8;

/** The task of an enquiry in the queue of the service. */
export const leadTask = (row: LeadRow): NewTask => ({
  queue: 'lead',
  kind: 'lead',
  ref: row.id,
  title: row.company || row.name,
  facts: { name: row.name, country: row.country, monthly_parcels: row.monthlyParcels, language: row.language },
  dueAt: addWorkingHours(row.createdAt, answeredIn),
  openedAt: row.createdAt,
});

/** Every open enquiry is a task. */
export const leadTaskSource: TaskSource = {
  queue: 'lead',
  wanted: async (db) => (await findOpenLeads(db)).map(leadTask),
};
