import type { words as en } from './en.ts';

export const words: typeof en = {
  title: 'Willkommen',
  body: [
    'Fügen Sie den Link eines Artikels aus einem beliebigen chinesischen Shop ein: Wir kaufen ihn für Sie und bewahren ihn in unserem Lager auf, die ersten 30 Tage kostenlos.',
    'Sobald alles angekommen ist, lassen Sie es in einem Paket verschicken. Sie zahlen in zwei Teilen: zuerst die Ware, später den Versand.',
    'In Nachrichten wie dieser erfahren Sie, was mit Ihren Bestellungen und Paketen geschieht.',
  ],
};
