import type { words as en } from './en.ts';

export const words: typeof en = {
  event: { weighed: 'Gewogen', shipped: 'Versandt', shipment_corrected: 'Neue Sendungsnummer' },
  title: (number) => `Paket ${number}`,
  refundRemark: (number) => `Versandkosten für Paket ${number} erstattet`,
  shipped: ({ number, carrier, trackingNumber }, receiptDays) => ({
    title: 'Ihr Paket ist unterwegs',
    body: `Wir haben Paket ${number} an ${carrier} übergeben. Die Sendungsnummer lautet ${trackingNumber}.\n\nBitte bestätigen Sie den Empfang, sobald es da ist. Nach ${receiptDays} Tagen gilt es als empfangen.`,
  }),
  corrected: ({ number, carrier, trackingNumber }) => ({
    title: 'Ihr Paket hat eine andere Sendungsnummer',
    body: `Für Paket ${number} hatten wir den falschen Versanddienst oder die falsche Nummer eingetragen. Es reist mit ${carrier}, die Sendungsnummer lautet ${trackingNumber}.\n\nBitte verfolgen Sie es ab jetzt mit dieser Nummer. Sonst ändert sich nichts.`,
  }),
  expired: (number, hours) => ({
    title: 'Ihr unbezahltes Paket wurde storniert',
    body: `Paket ${number} wurde nicht innerhalb von ${hours} Stunden bezahlt und ist nun storniert. Wir haben nichts berechnet, die Ware liegt wieder in Ihrem Lager.`,
  }),
  returned: (number, refund) => ({
    title: 'Ihr Paket wurde storniert',
    body: `Paket ${number} wurde storniert. Die Versandkosten von ${refund} haben wir Ihrem Guthaben gutgeschrieben, die Ware liegt wieder in Ihrem Lager.`,
  }),
  delivered: (number) => ({
    title: 'Laut Versanddienst zugestellt',
    body: `Der Versanddienst meldet, dass Paket ${number} zugestellt wurde.\n\nBitte bestätigen Sie den Empfang, sobald Sie es haben. Wenn Sie es nicht finden, schreiben Sie uns über die Seite des Pakets.`,
  }),
  weighing: {
    extraTitle: (number) => `Nachzahlung Versand · Paket ${number}`,
    remark: (number) => `Paket ${number} war leichter als berechnet`,
    extraRefundRemark: (number) => `Nachzahlung für Paket ${number} erstattet`,
    returned: (number, amount) => ({
      title: 'Ihr Paket kostet weniger',
      body: `Wir haben Paket ${number} gewogen. Der Versand kostet ${amount} weniger, als Sie bezahlt haben. Den Unterschied haben wir Ihrem Guthaben gutgeschrieben.`,
    }),
    asked: (number, amount) => ({
      title: 'Ihr Paket ist schwerer: Bitte zahlen Sie nach',
      body: `Wir haben Paket ${number} gewogen. Der Versand kostet ${amount} mehr, als Sie bezahlt haben. Sobald die Nachzahlung da ist, geht Ihr Paket auf die Reise.`,
    }),
    unchanged: (number) => ({
      title: 'Ihr Paket wurde gewogen',
      body: `Wir haben Paket ${number} gewogen. Sie müssen nichts nachzahlen. Als Nächstes übergeben wir es dem Versanddienst.`,
    }),
    refused: (number) => ({
      title: 'Ihr Paket braucht einen anderen Weg',
      body: `Wir haben Paket ${number} gewogen. Mit der gewählten Versandart kann ein Paket mit diesem Gewicht oder dieser Größe nicht reisen. Unser Team findet einen anderen Weg oder erstattet die gesamten Versandkosten.`,
    }),
    waived: (number) => ({
      title: 'Sie müssen nichts nachzahlen',
      body: `Wir übernehmen die höheren Versandkosten für Paket ${number}. Als Nächstes übergeben wir es dem Versanddienst.`,
    }),
  },
  claim: {
    remark: (number) => `Versicherung für Paket ${number}`,
    filed: (number, amount, days) => ({
      title: 'Wir haben Ihre Schadensmeldung erhalten',
      body: `Sie fordern ${amount} für Paket ${number}. Wir prüfen den Fall und antworten innerhalb von ${days} Tagen.`,
    }),
    approved: (number, amount) => ({
      title: 'Ihr Schaden wird ersetzt',
      body: `Für Paket ${number} haben wir Ihrem Guthaben ${amount} gutgeschrieben.`,
    }),
    rejected: (number) => ({
      title: 'Ihre Schadensmeldung wurde abgelehnt',
      body: `Wir konnten Ihrer Schadensmeldung für Paket ${number} nicht zustimmen.`,
    }),
  },
};
