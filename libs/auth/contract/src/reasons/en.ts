export const texts = {
  wrong_credentials: 'E-mail or password is wrong',
  email_taken: 'This e-mail is already registered',
  password_rule: '6-20 letters or digits, with at least one of each',
  password_common: 'Too many people use this password. Please choose another',
  password_mismatch: 'The two passwords do not match',
  password_wrong: 'The password is incorrect',
  token_limit: 'You can have up to 10 access tokens. Please revoke one first',
  agreement_required: 'Please accept the terms to register',
  second_factor_needed: 'Please enter the code from your authenticator app',
  code_wrong: 'This code is wrong or was already used',
  second_factor_unavailable:
    'The second login step cannot be used: the server has no STAFF_KEY, or another one than before',
  last_owner: 'This is the last owner. Make another member owner first',
  own_roles: 'Nobody changes their own roles',
  invitation_expired: 'This invitation has expired or was already used. Ask an owner for a new one',
  link_expired: 'The link has expired, please reset the link',
};
