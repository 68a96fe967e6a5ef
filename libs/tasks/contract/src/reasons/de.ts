import type { texts as en } from './en.ts';

export const texts: Record<keyof typeof en, string> = {
  claimed: '{by} arbeitet gerade daran',
  task_closed: 'Diese Aufgabe ist bereits erledigt',
  staff_unknown: 'Wählen Sie jemanden, der für diese Aufgaben zuständig ist',
  in_the_past: 'Wählen Sie einen Zeitpunkt in der Zukunft',
  view_limit: 'Höchstens {max} gespeicherte Ansichten',
};
