export const texts = {
  days_open: 'Nicht alle diese Tage sind abgeschlossen. Schließen Sie die Bücher zuerst bis {day} ab',
  no_such_file: 'Das Journal dieser Tage hat keine solche Datei',
  day_not_over:
    'Die Bücher können höchstens bis {day} abgeschlossen werden: ein Tag frühestens eine Stunde nach seinem Ende',
  too_many_days: 'Schließen Sie höchstens {max} Tage auf einmal ab, jetzt also bis {day}',
  book_code: 'Höchstens 10 Buchstaben, Ziffern, Punkte und Bindestriche, ohne Null vor anderen Ziffern',
  book_name: 'Beginnen Sie mit einem Buchstaben oder einer Ziffer, in einer Zeile',
  vat_rate: 'Geben Sie einen Satz von 0,01 bis 50 % ein',
  vat_twice: 'Dieses Land hat bereits einen Satz',
};
