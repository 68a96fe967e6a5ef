import type { texts as en } from './en.ts';

export const texts: Record<keyof typeof en, string> = {
  address_limit: 'Sie können bis zu 20 Adressen speichern',
  default_address: 'Die Standardadresse kann nicht gelöscht werden',
  fill_in_all: 'Bitte füllen Sie alle Felder aus',
  phone_invalid: 'Bitte geben Sie eine gültige Telefonnummer ein',
  postcode_invalid: 'Diese Postleitzahl passt nicht zum Land',
  province_unknown: 'Bitte wählen Sie eine Provinz oder einen Bundesstaat des Landes',
  country_unknown: 'Bitte wählen Sie ein Land',
  date_in_future: 'Bitte wählen Sie ein Datum in der Vergangenheit',
  avatar_type: 'Bitte wählen Sie ein Bild im Format gif, jpeg, jpg, png oder bmp',
  avatar_too_large: 'Das Bild muss kleiner als 2\u00a0MB sein',
  push_limit:
    'Bis zu 10 Geräte können Benachrichtigungen empfangen. Bitte schalten Sie sie zuerst auf einem anderen Gerät ab',
  push_service_refused: 'Der Benachrichtigungsdienst dieses Browsers wird nicht unterstützt',
  webhook_limit: 'Sie können bis zu 5 Webhooks haben. Bitte löschen Sie zuerst einen',
  webhook_refused: 'Bitte geben Sie eine öffentliche https-Adresse ein, auf Port 443 oder 8443',
  webhook_off: 'Dieser Webhook ist abgeschaltet',
  webhooks_unavailable: 'Webhooks sind nicht möglich: Der Server hat keinen STAFF_KEY oder einen anderen als zuvor',
  password_mismatch: 'Die beiden Passwörter stimmen nicht überein',
  password_rule: '6–20 Buchstaben oder Ziffern, mindestens je eine davon',
  password_common: 'Dieses Passwort verwenden zu viele. Bitte wählen Sie ein anderes',
  orders_open: 'Es gibt Bestellungen, die noch nicht abgeschlossen sind',
  packages_open: 'Es gibt Pakete, die noch nicht angekommen sind',
  returns_open: 'Ware von Ihnen wird gerade an den Händler zurückgegeben',
  goods_in_store: 'Sie haben noch Ware im Lager',
  balance_left: 'Auf Ihrem Guthaben ist noch Geld',
};
