import type { words as en } from './en.ts';

export const words: typeof en = {
  name: { photos: 'Detailfotos', measurement: 'Vermessung', rehearsal: 'Probepacken' },
  refundRemark: (number) => `Erstattung für Zusatzleistung ${number}`,
  goods: (first, others) => `${first} und ${others} weitere`,
  done: {
    photos: (goods, { units }) => ({
      title: 'Ihre Fotos sind fertig',
      body: `Wir haben die bestellten Fotos aufgenommen (${units}): ${goods}. Sehen Sie sich die Fotos in Ihrem Lager an und sagen Sie uns, ob die Ware Ihren Erwartungen entspricht.`,
    }),
    measurement: (goods) => ({
      title: 'Ihre Ware ist vermessen',
      body: `Wir haben ${goods} vermessen. Auf der Seite der Zusatzleistung sehen Sie die Maße im Vergleich zu den Angaben des Händlers.`,
    }),
    rehearsal: (goods, { hours }) => ({
      title: 'Ihre Ware ist probeweise gepackt',
      body: `Wir haben ${goods} gepackt, den Karton gewogen und Fotos gemacht. Auf der Seite der Zusatzleistung steht für jede Versandart der genaue Preis. Er gilt ${hours} Stunden.`,
    }),
  },
  cancelled: {
    title: 'Eine Zusatzleistung wurde storniert',
    subject: (name, number, goods) => `${name} ${number}: ${goods}`,
    unpaid: (hours) => `Sie wurde nicht innerhalb von ${hours} Stunden bezahlt, oder die Ware hat das Lager verlassen.`,
    impossible: 'Die Ware wurde vorher gepackt, zurückgegeben oder hat das Lager verlassen.',
    refunded: (amount) => `Wir haben Ihrem Guthaben ${amount} gutgeschrieben.`,
    free: 'Wir haben nichts berechnet.',
  },
  corrected: 'Wir haben die Maße Ihrer Ware korrigiert',
  correctedRehearsal: 'Wir haben Ihr Probepacken korrigiert',
  deadlines: {
    payService: (number) => `Zahlungsfrist für Zusatzleistung ${number}`,
    rehearsal: (number) => `Preis des Probepackens ${number} läuft ab`,
  },
};
