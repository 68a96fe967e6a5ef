import type { texts as en } from './en.ts';

export const texts: Record<keyof typeof en, string> = {
  price_changed: 'Der Preis hat sich geändert. Bitte prüfen Sie den neuen Preis',
  sku_unknown: 'Bitte wählen Sie die Ausführung des Artikels',
  sold_out: 'Dieser Artikel ist ausverkauft',
  few_left: 'Nur noch {left} vorrätig',
  goods_gone: 'Dieser Artikel ist nicht mehr erhältlich',
  goods_unreadable: 'Die Seite des Händlers ist gerade nicht lesbar',
  snapshot_unknown:
    'Der Preis dieses Artikels liegt uns nicht mehr vor. Bitte öffnen Sie den Artikel und legen Sie ihn neu in den Warenkorb',
  too_many_pieces: 'Von einem Artikel passen höchstens {max} Stück in den Warenkorb',
  too_many_photos: 'Der Shop macht höchstens {max} Fotos von einem Artikel. Bitte bestellen Sie weniger',
  cart_full: 'Der Warenkorb fasst höchstens {max} Artikel',
  cart_too_long:
    'Die Beschreibungen und Notizen im Warenkorb sind zusammen zu lang. Bitte kürzen Sie einige oder bestellen Sie zuerst einen Teil',
  offered_pieces: 'Das Angebot gilt für höchstens {max} Stück',
  price_reason_required: 'Bitte wählen Sie den Grund für den Preis',
  picture_too_large: 'Das Bild darf höchstens 2\u00a0MB groß sein',
  goods_unavailable_in_order:
    'Ein Teil dieser Ware ist nicht mehr erhältlich. Bitte entfernen Sie sie aus dem Warenkorb',
  no_product_selected: 'Kein Artikel ausgewählt!',
  prices_being_read:
    'Wir fragen gerade die heutigen Preise bei den Händlern ab. Bitte versuchen Sie es gleich noch einmal',
  too_many_unpaid:
    'Höchstens {max_orders} Bestellungen mit zusammen {max_lines} Artikeln können auf Zahlung warten. Bitte bezahlen oder stornieren Sie zuerst einige davon, oder bestellen Sie weniger Artikel auf einmal',
  refund_time_expired: 'Die Frist für die Erstattung ist abgelaufen',
  refund_already_open: 'Eine Erstattung dieser Bestellung läuft bereits',
  refund_not_to_card: 'Diese Bestellung wurde nicht mit Karte bezahlt, deshalb geht die Erstattung auf Ihr Guthaben',
  nothing_to_refund: 'An dieser Bestellung gibt es nichts zu erstatten',
  price_review_open: 'Zuerst muss der Preis dieser Bestellung angenommen werden',
  question_open: 'Diese Bestellung wartet auf eine Antwort oder Zahlung des Käufers',
  question_closed: 'Diese Frage ist bereits beantwortet, zurückgezogen oder abgelaufen',
  fee_known: 'Die Kosten für den Versand dieser Bestellung innerhalb Chinas sind bekannt',
  option_required: 'Bieten Sie mehr an, als nur auf die Ware zu verzichten',
  no_substitute:
    'Andere Ware kann einmal angeboten werden, solange von dieser Position nichts gekauft und nichts nachgezahlt wurde',
  extra_too_large: 'Eine Nachzahlung darf höchstens {max_fen} betragen',
  nothing_to_drop: 'Von dieser Position steht kein Stück mehr aus',
  goods_not_free: 'Diese Ware liegt in einem Paket oder einer Rückgabe oder hat das Lager verlassen',
  refund_too_high: 'Für diese Ware wurden höchstens {max_fen} bezahlt',
  domestic_fee_open:
    'Der Käufer hat den Kosten für den Versand innerhalb Chinas noch nicht zugestimmt und sie noch nicht bezahlt',
  line_received: 'Dieser Artikel ist bereits eingetroffen',
  order_number_shortened:
    'Eine Tabellenkalkulation hat diese Bestellnummer gekürzt. Kopieren Sie die ganze Nummer, oder formatieren Sie die Spalte als Text',
  goods_arrived: 'Ware dieser Bestellung ist bereits eingetroffen',
  offer_closed: 'Dieses Angebot ist angenommen, abgelehnt, zurückgezogen oder abgelaufen',
  offer_ordered: 'Diese Ware haben Sie schon bestellt, mit der Bestellung {number}',
  too_many_offers: 'Ein Gespräch kann höchstens {max} Angebote haben',
  picture_gone: 'Bitte fügen Sie das Bild noch einmal hinzu',
};
