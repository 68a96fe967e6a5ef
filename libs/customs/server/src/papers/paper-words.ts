import type { ContentsCategory } from '@caravan/customs/contract';
import type { Words } from './sheet.ts';

/** Worded as the forms of the Universal Postal Union print them, in English and French. */
export const words = {
  title: ['CUSTOMS DECLARATION', 'DÉCLARATION EN DOUANE'],
  opened: ['May be opened officially', 'Peut être ouvert d’office'],
  item: ['No. of item (barcode, if any)', 'N° de l’envoi (code à barres, s’il existe)'],
  from: ['From', 'De'],
  to: ['To', 'À'],
  senderReference: ['Sender’s customs reference (if any)', 'Référence en douane de l’expéditeur (si elle existe)'],
  importer: [
    'Importer’s/addressee’s reference (if any) (tax code/VAT No./importer code)',
    'Référence de l’importateur/du destinataire (si elle existe) (code fiscal/n° de TVA/code de l’importateur)',
  ],
  importerShort: ['Importer’s reference (tax code/VAT No.)', 'Référence de l’importateur (code fiscal/n° de TVA)'],
  importerContact: [
    'Importer’s/addressee’s telephone (if known)',
    'N° de téléphone de l’importateur/du destinataire (si connu)',
  ],
  contents: ['Detailed description of contents', 'Description détaillée du contenu'],
  quantity: ['Quantity', 'Quantité'],
  netWeight: ['Net weight (in kg)', 'Poids net (en kg)'],
  value: ['Value and currency', 'Valeur et monnaie'],
  tariff: ['HS tariff number', 'N° tarifaire du SH'],
  tariffAndOrigin: ['HS tariff No., origin', 'N° tarifaire du SH, origine'],
  origin: ['Country of origin of goods', 'Pays d’origine des marchandises'],
  totalNet: ['Total net weight', 'Poids net total'],
  totalGross: ['Total gross weight', 'Poids brut total'],
  totalValue: ['Total value', 'Valeur totale'],
  charges: ['Postal charges/Fees', 'Frais de port/Frais'],
  category: ['Category of item', 'Catégorie de l’envoi'],
  explanation: ['Explanation', 'Explication'],
  comments: [
    'Comments (e.g. goods subject to quarantine, sanitary/phytosanitary inspection or other restrictions)',
    'Observations (p. ex. marchandise soumise à la quarantaine/à des contrôles sanitaires, phytosanitaires ou à d’autres restrictions)',
  ],
  licence: ['Licence', 'Licence'],
  licenceNumber: ['No(s). of licence(s)', 'N°(s) de la/des licences'],
  certificate: ['Certificate', 'Certificat'],
  certificateNumber: ['No(s). of certificate(s)', 'N°(s) du/des certificats'],
  invoice: ['Invoice', 'Facture'],
  invoiceNumber: ['No. of invoice', 'N° de la facture'],
  office: ['Office of origin/Date of posting', 'Bureau d’origine/Date de dépôt'],
  certify: [
    'I certify that the particulars given in this customs declaration are correct and that this item does not contain any dangerous article or articles prohibited by legislation or by postal or customs regulations.',
    'Je certifie que les renseignements donnés dans la présente déclaration en douane sont exacts et que cet envoi ne contient aucun objet dangereux ou interdit par la législation ou la réglementation postale ou douanière.',
  ],
  signature: ['Date and sender’s signature', 'Date et signature de l’expéditeur'],
  continued: ['continued', 'suite'],
} as const satisfies Record<string, Words>;

/** The categories of contents. */
export const categoryWords: Readonly<Record<ContentsCategory, Words>> = {
  gift: ['Gift', 'Cadeau'],
  documents: ['Documents', 'Documents'],
  commercial_sample: ['Commercial sample', 'Échantillon commercial'],
  returned_goods: ['Returned goods', 'Retour de marchandise'],
  sale_of_goods: ['Sale of goods', 'Vente de marchandises'],
  other: ['Other (please specify)', 'Autre (à préciser)'],
};
