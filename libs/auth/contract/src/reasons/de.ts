import type { texts as en } from './en.ts';

export const texts: Record<keyof typeof en, string> = {
  wrong_credentials: 'E-Mail oder Passwort ist falsch',
  email_taken: 'Diese E-Mail-Adresse ist schon registriert',
  password_rule: '6–20 Buchstaben oder Ziffern, mindestens je eine davon',
  password_common: 'Dieses Passwort verwenden zu viele. Bitte wählen Sie ein anderes',
  password_mismatch: 'Die beiden Passwörter stimmen nicht überein',
  password_wrong: 'Das Passwort ist falsch',
  token_limit: 'Sie können bis zu 10 Zugriffstoken haben. Bitte widerrufen Sie zuerst eines',
  agreement_required: 'Bitte stimmen Sie zum Registrieren den Bedingungen zu',
  second_factor_needed: 'Bitte geben Sie den Code aus Ihrer Authenticator-App ein',
  code_wrong: 'Dieser Code ist falsch oder wurde schon verwendet',
  second_factor_unavailable:
    'Der zweite Anmeldeschritt ist nicht möglich: Der Server hat keinen STAFF_KEY oder einen anderen als zuvor',
  last_owner: 'Dies ist der letzte Inhaberzugang. Machen Sie zuerst eine andere Person zum Inhaber',
  own_roles: 'Niemand ändert die eigenen Rollen',
  heir_gone: 'Diese Person gehört nicht mehr zum Team. Nichts wurde übergeben; wählen Sie jemand anderen',
  member_paused: 'Ihr Zugang ist pausiert. Bitten Sie einen Inhaber, ihn wieder freizugeben',
  invitation_expired: 'Diese Einladung ist abgelaufen oder wurde schon verwendet. Bitten Sie den Inhaber um eine neue',
  link_expired: 'Der Link ist abgelaufen, bitte fordern Sie einen neuen an',
  login_code_wrong: 'Dieser Code stimmt nicht. Bitte vergleichen Sie ihn mit unserer neuesten E-Mail',
  login_code_over:
    'Dieser Code gilt nicht mehr: Er wurde benutzt, ist älter als 10 Minuten oder wurde zu oft falsch eingegeben. Bitte fordern Sie einen neuen an',
  password_missing: 'Dieses Konto hat noch kein Passwort. Bitte verwenden Sie einen Code aus einer E-Mail',
  passkey_over: 'Das hat zu lange gedauert. Bitte beginnen Sie von vorn',
  passkey_refused:
    'Der Passkey ließ sich nicht prüfen. Bitte versuchen Sie es noch einmal oder melden Sie sich anders an',
  passkey_unknown: 'Diesen Passkey hat kein Konto mehr. Bitte melden Sie sich anders an',
  passkey_of_another: 'Dieser Passkey gehört zu einem anderen Konto als diese E-Mail-Adresse',
  passkey_taken: 'Dieser Passkey wird schon verwendet',
  passkey_limit: 'Sie können bis zu 10 Passkeys haben. Bitte entfernen Sie zuerst einen',
};
