import type { texts as en } from './en.ts';

export const texts: Record<keyof typeof en, string> = {
  rate_unknown: 'Für diese Währung haben wir keinen Kurs',
  group_unknown: 'Diese Gruppe von Beiträgen gibt es nicht',
  rule_of_service: 'Diese Regel lässt sich hier nicht ändern',
  newer_rate: 'Es ist schon ein Kurs eines späteren Tages gespeichert',
  rate_in_future: 'Ein Kurs darf nicht von einem späteren Tag als heute sein (UTC)',
  group_exists: 'Eine Gruppe mit diesem Kürzel gibt es schon',
  picture_too_large: 'Das Bild darf höchstens 10\u00a0MB groß sein',
  picture_unknown: 'Dieses Bild gibt es nicht mehr. Bitte laden Sie es noch einmal hoch',
  placeholder_unknown: 'Für einen Platzhalter in doppelten Klammern gibt es keine Regel des Shops',
  review_order: 'Die Prüfung kann nicht vor ihrem Beginn enden',
  rule_amount: 'Höchstens 100\u00a0¥',
  fee_percent: 'Ein Prozentsatz mit höchstens zwei Nachkommastellen, etwa 5 oder 2,5',
  fee_rate: 'Höchstens 30\u00a0%',
  fee_for_whom: 'Bitte wählen Sie eine Plattform oder geben Sie den Namen eines Shops ein',
  fee_twice: 'Für diesen Shop und diese Plattform gibt es schon eine Gebühr',
  fee_day_past: 'Eine Gebühr kann frühestens morgen beginnen',
  fee_day_twice: 'An diesem Tag beginnt schon eine andere Gebühr',
  box_code: 'Ein bis vier Großbuchstaben oder Ziffern',
  box_code_taken: 'Diesen Code hat schon eine andere Größe',
};
