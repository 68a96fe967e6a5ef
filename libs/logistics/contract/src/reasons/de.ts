import type { texts as en } from './en.ts';

export const texts: Record<keyof typeof en, string> = {
  country_unknown: 'Bitte wählen Sie ein Land',
  phone_invalid: 'Bitte geben Sie eine gültige Telefonnummer ein',
  sent_too_fast: 'Das ging sehr schnell. Bitte prüfen Sie Ihre Angaben und senden Sie sie noch einmal',
  rates_reversed: 'Der höchste Satz oder Betrag liegt unter dem niedrigsten',
  bands_not_ascending: 'Die Stufen müssen von niedrigen zu hohen Werten gehen, und nur die letzte darf kein Ende haben',
  rules_overlap: 'Zwei davon gelten am selben Tag',
  period_reversed: 'Der letzte Tag liegt vor dem ersten',
  source_in_future: 'Eine Quelle darf nicht von einem späteren Tag als heute sein',
};
