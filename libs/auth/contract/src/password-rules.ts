/**
 * 6-20 letters or digits with at least one of each (specification 19.2), as HTML tells password managers: by the lengths,
 * and by `passwordrules`, which Safari and others read. What they generate by these always conforms.
 */
export const passwordRules = {
  minLength: 6,
  maxLength: 20,
  passwordrules: 'minlength: 6; maxlength: 20; required: lower; required: digit; allowed: upper;',
} as const;
