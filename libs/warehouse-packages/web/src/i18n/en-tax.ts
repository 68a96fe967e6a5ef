/** The tax numbers of recipients. */
export const taxTexts = {
  tax: {
    title: 'Recipient’s tax number',
    required: 'Customs in {{place}} ask for this number of the recipient. Without it we cannot pack the parcel.',
    optional: 'Customs in {{place}} ask some recipients for this number. You may leave it out.',
    or: ' or ',
    save: 'Save the number',
    cancel: 'Cancel',
    change: 'Change',
    delete: 'Delete',
    saved: 'The number was saved.',
    deleted: 'The number was deleted.',
    known: '{{name}}, ending in {{ending}}',
    failed: 'The tax number could not be loaded',
    withAddress:
      'Stored encrypted with this address, for its next packages too, and deleted together with it. It goes to customs and the carrier only.',
    withPackage:
      'Stored encrypted, and deleted some time after the package was sent. It goes to customs and the carrier only.',
    form: {
      br_cpf: '11 digits',
      br_cnpj: '14 characters',
      kr_pccc: 'P and 12 digits',
      cl_rut: 'up to 9 characters with the last one, such as 12.345.678-5',
      tr_tckn: '11 digits',
      tr_vkn: '10 digits',
      mx_rfc: '12 or 13 characters',
      mx_curp: '18 characters',
      ar_cuit: '11 digits',
      ec_cedula: '10 digits',
      ec_ruc: '13 digits',
      pe_dni: '8 digits',
      pe_ruc: '11 digits',
      za_id: '13 digits',
      other: 'Letters and digits',
    },
  },
};
