import { calendarText, type IsoInstant } from '@caravan/kernel';
import { saveFile } from './api/save-file.ts';

/** A moment for a calendar. */
export interface CalendarEntry {
  /** The same for the same moment, so that a second file replaces the first. */
  uid: string;
  at: IsoInstant;
  title: string;
  text?: string;
  /** The address of the page about it. */
  url?: string;
}

/** Saves a moment as a file that calendars open. Called by a click. */
export const saveCalendarFile = ({ at, ...entry }: CalendarEntry, name: string): void => {
  const text = calendarText({ events: [{ ...entry, time: { at }, changedAt: new Date().toISOString() }] });
  saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), name);
};
