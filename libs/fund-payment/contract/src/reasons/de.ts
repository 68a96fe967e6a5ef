import type { texts as en } from './en.ts';

export const texts: Record<keyof typeof en, string> = {
  already_paid: 'Dies ist bereits bezahlt',
  not_payable: 'Dies kann nicht mehr bezahlt werden',
  amount_changed: 'Der Betrag hat sich geändert. Bitte prüfen Sie ihn und bezahlen Sie noch einmal',
  too_many_pending:
    'Sie haben {max} Zahlungen, die nicht abgeschlossen sind. Bitte schließen Sie eine ab, bezahlen Sie aus dem Guthaben oder warten Sie, bis sie verfallen',
  insufficient_balance: 'Ihr Guthaben reicht für diese Zahlung nicht aus',
  method_unavailable: 'Diese Zahlungsart steht hier nicht zur Verfügung',
  rate_too_old:
    'Der Wechselkurs dieser Zahlungsart ist veraltet, deshalb lässt sich kein Betrag festlegen. Bitte wählen Sie eine andere Zahlungsart oder versuchen Sie es später noch einmal',
  recharge_by_balance: 'Eine Aufladung kann nicht aus dem Guthaben bezahlt werden',
  recharge_amount_required: 'Bitte wählen Sie den Betrag der Aufladung',
  provider_unavailable:
    'Der Zahlungsdienst antwortet nicht. Es wurde nichts abgebucht; bitte versuchen Sie es in Kürze noch einmal',
  provider_refused: 'Der Zahlungsdienst hat diese Zahlung abgelehnt',
  remittance_short: 'Es ging weniger ein als fällig war. Der Betrag wurde Ihrem Guthaben gutgeschrieben',
  remittance_rejected: 'Wir konnten diese Überweisung nicht finden',
  payment_failed: 'Zahlung fehlgeschlagen',
  recharge_failed: 'Aufladung fehlgeschlagen',
  payment_expired: 'Die Zahlungsfrist ist abgelaufen',
  mtcn_invalid: 'Die MTCN hat 10 Ziffern',
  mtcn_used: 'Diese MTCN wurde schon eingereicht',
  mtcn_accepted: 'Zu dieser MTCN wurde schon Geld angenommen',
  changed_meanwhile: 'Dies wurde inzwischen geändert. Bitte lesen Sie es noch einmal',
  refund_exceeds_payment: 'Das ist mehr, als bezahlt wurde',
  approval_open: 'Für diesen Schritt ist schon eine Freigabe angefragt',
  approval_closed: 'Diese Freigabe ist abgeschlossen',
  approval_stale: 'Der Betrag hat sich seit der Anfrage der Freigabe geändert',
  approval_not_needed: 'Dieser Schritt braucht keine Freigabe. Bitte führen Sie ihn direkt aus',
  own_request: 'Niemand entscheidet über die eigene Anfrage. Bitte überlassen Sie das einer anderen Person im Team',
  bad_signature: 'Die Signatur dieses Ereignisses ist ungültig',
};
