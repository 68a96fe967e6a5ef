import type { words as en } from './en.ts';

export const words: typeof en = {
  weight: (weight) => `Gewicht: ${weight}`,
  list: (names, { more }) => (more > 0 ? `${names} und ${more} weitere` : names),
  inDays: (days) => (days === 1 ? 'in 1 Tag' : `in ${days} Tagen`),
  date: (inDays, at) => `${inDays}, am ${at}`,
  shelf: {
    free: (daysLeft, end, fee, most) =>
      `Noch ${daysLeft === 1 ? '1 Tag' : `${daysLeft} Tage`} kostenlos, bis ${end}; danach ${fee} pro Tag, höchstens ${most}`,
    kept: (disposal) => `Lagerung längstens bis ${disposal}`,
  },
  storageEnding: {
    title: (days) => `Kostenlose Lagerung endet in ${days === 1 ? '1 Tag' : `${days} Tagen`}`,
    body: ({ days, list, fee, most, disposalDays, warnings: [first, second, last] }) =>
      `Diese Ware liegt noch ${days === 1 ? '1 Tag' : `${days} Tage`} kostenlos in unserem Lager: ${list}.\n\nDanach kostet jeder Artikel ${fee} pro Tag, höchstens ${most}. Wir berechnen das mit dem Paket, in dem er reist. Was ${disposalDays} Tage nach der Ankunft noch hier liegt, entsorgen wir; ${first}, ${second} und ${last} Tage vorher schreiben wir Ihnen.`,
  },
  warning: {
    title: (inDays) => `Wir entsorgen Ware ${inDays}`,
    body: (lines, fee, most) =>
      `Die Lagerung dieser Ware endet. Bitte lassen Sie sie vor dem genannten Tag packen: Danach entsorgen wir sie, und Sie erhalten dafür keine Erstattung.\n\n${lines}\n\nDie Lagerung kostet ${fee} pro Tag und Artikel, höchstens ${most}. Wir berechnen sie mit dem Paket, in dem die Ware reist.`,
    event: (inDays) => `Entsorgung ${inDays}`,
    fact: (date) => `Entsorgung ${date}`,
  },
  disposed: {
    title: 'Wir haben Ware entsorgt',
    body: (name, order) =>
      `Wir haben ${name} aus Bestellung ${order} entsorgt, weil die Ware am Ende der Lagerzeit noch in unserem Lager lag. Die Lagerung kostet Sie nichts, eine Erstattung gibt es nicht.`,
    event: 'Entsorgt',
  },
  searched: {
    title: 'Wir suchen Ware von Ihnen',
    body: (list) =>
      `Bei einer Zählung unseres Bestands lag diese Ware nicht an ihrem Platz: ${list}.\n\nWir suchen sie und schreiben Ihnen, sobald wir sie gefunden haben. Bis dahin zählen keine Lagertage. Ein Paket mit dieser Ware wartet so lange.`,
    event: 'Wird gesucht',
  },
  found: {
    title: 'Wir haben Ihre Ware gefunden',
    body: (list) =>
      `Diese Ware liegt wieder an ihrem Platz in unserem Lager: ${list}.\n\nDie Zeit der Suche zählt nicht als Lagerzeit. Ein Paket mit dieser Ware geht jetzt weiter.`,
    event: 'Gefunden',
  },
  lost: {
    title: 'Wir konnten Ihre Ware nicht finden',
    body: (name, order, amount) =>
      `Wir konnten ${name} aus Bestellung ${order} in unserem Lager nicht finden und haben die Suche beendet. Das tut uns leid. Was Sie dafür bezahlt haben, ${amount}, ist in Ihrem Guthaben.`,
    event: 'Verloren, erstattet',
    remark: (order) => `Ware aus Bestellung ${order} ging verloren`,
  },
};
