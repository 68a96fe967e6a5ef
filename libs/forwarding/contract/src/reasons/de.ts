import type { texts as en } from './en.ts';

export const texts: Record<keyof typeof en, string> = {
  forwarding_closed: 'Zurzeit nehmen wir keine eigenen Sendungen an',
  parcel_announced: 'Diese Sendungsnummer haben Sie schon angekündigt',
  parcel_arrived: 'Die Sendung ist angekommen',
  too_many_announced:
    'Sie haben {max} Sendungen angekündigt, die noch nicht da sind. Bitte ziehen Sie zurück, was Sie nicht mehr erwarten',
  parcel_claimed: 'Diese Sendung haben Sie schon beansprucht. Wir antworten, sobald wir können',
  too_many_claims: 'Sie warten noch auf Antworten zu {max} Sendungen. Diese beantworten wir zuerst',
  claim_decided: 'Über diesen Anspruch ist schon entschieden',
  picture_too_large: 'Das Bild darf höchstens 10\u00a0MB groß sein',
  goods_packed: 'Die Ware ist in einem Paket, dessen Zollerklärung sie nennt. Bitte stornieren Sie zuerst das Paket',
  goods_searched: 'Das Lager sucht die Ware. Ihr Wert kann angegeben werden, sobald sie gefunden ist',
  goods_not_on_shelf:
    'Die Ware {number} liegt nicht im Regal: Sie ist in einem Paket oder einer Retoure, wird gesucht oder ist nicht mehr da. Beenden Sie zuerst das',
  announced_as: 'Diese Sendungsnummer ist als {number} angekündigt. Bitte diese Ankündigung wählen',
  number_kept: 'Eine andere aufbewahrte Sendung hat diese Nummer. Klären Sie zuerst, für wen die andere ist',
  code_unknown: 'Diesen Code hat niemand',
  contents_missing: 'Bitte angeben, was in der Sendung ist',
  warehouse_twice: 'Ein anderes Lager hat dieses Kürzel',
  warehouse_in_use:
    'Lager {warehouse} bleibt in der Liste, weil Lagerplätze, Ware oder Pakete zu ihm gehören. Schalten Sie es ab, dann schickt niemand mehr etwas dorthin',
  code_or_number: 'Bitte den Code vom Etikett eingeben',
  phone_format: 'Bitte eine Telefonnummer eingeben',
  postcode_format: 'Eine Postleitzahl besteht aus Ziffern',
};
