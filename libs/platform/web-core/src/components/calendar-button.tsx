import type { ReactNode } from 'react';
import { Button } from '@caravan/ui-kit';
import type { CalendarEntry } from '../calendar-file.ts';

export interface CalendarButtonProps {
  /** Called by the click, when the page's address is known. */
  entry: () => CalendarEntry;
  /** The name of the file, without its ending. */
  file: string;
  variant?: 'ghost' | 'secondary';
  children: ReactNode;
}

/** Saves a moment for the reader's calendar. */
export const CalendarButton = ({ entry, file, variant = 'ghost', children }: CalendarButtonProps) => {
  const save = async () => {
    const { saveCalendarFile } = await import('../calendar-file.ts');
    saveCalendarFile(entry(), `${file}.ics`);
  };
  return (
    <Button variant={variant} size="sm" flush={variant === 'ghost'} icon="clock" onClick={() => void save()}>
      {children}
    </Button>
  );
};
