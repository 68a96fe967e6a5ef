export const unreachable = 'Keine Antwort vom Server. Bitte prüfen Sie Ihre Verbindung';
export const otherAccount =
  'Sie sind jetzt mit einem anderen Konto angemeldet, deshalb wurde nichts gesendet. Ihre Eingaben bleiben für das bisherige Konto erhalten.';
