/** The tax numbers of recipients. */
export const taxTexts = {
  tax: {
    title: 'Steuernummer des Empfängers',
    required:
      'Der Zoll verlangt für {{place}} diese Nummer des Empfängers. Ohne sie können wir das Paket nicht packen.',
    optional: 'Der Zoll fragt für {{place}} manche Empfänger nach dieser Nummer. Sie können sie weglassen.',
    or: ' oder ',
    save: 'Nummer speichern',
    cancel: 'Abbrechen',
    change: 'Ändern',
    delete: 'Löschen',
    saved: 'Die Nummer wurde gespeichert.',
    deleted: 'Die Nummer wurde gelöscht.',
    known: '{{name}}, endet auf {{ending}}',
    failed: 'Die Steuernummer konnte nicht geladen werden',
    withAddress:
      'Verschlüsselt bei dieser Adresse gespeichert, auch für ihre nächsten Pakete, und mit ihr gelöscht. Nur Zoll und Transporteur erhalten sie.',
    withPackage:
      'Verschlüsselt gespeichert und einige Zeit nach dem Versand gelöscht. Nur Zoll und Transporteur erhalten sie.',
    form: {
      br_cpf: '11 Ziffern',
      br_cnpj: '14 Zeichen',
      kr_pccc: 'P und 12 Ziffern',
      cl_rut: 'bis zu 9 Zeichen mit dem Prüfzeichen, zum Beispiel 12.345.678-5',
      tr_tckn: '11 Ziffern',
      tr_vkn: '10 Ziffern',
      mx_rfc: '12 oder 13 Zeichen',
      mx_curp: '18 Zeichen',
      ar_cuit: '11 Ziffern',
      ec_cedula: '10 Ziffern',
      ec_ruc: '13 Ziffern',
      pe_dni: '8 Ziffern',
      pe_ruc: '11 Ziffern',
      za_id: '13 Ziffern',
      other: 'Buchstaben und Ziffern',
    },
  },
};
