export const unreachable = 'Keine Antwort vom Server. Bitte prüfen Sie Ihre Verbindung';
