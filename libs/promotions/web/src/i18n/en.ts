export const texts = {
  have: 'Have a coupon?',
  code: 'Coupon code',
  apply: 'Apply',
  applied: '{{code}} applied: −{{amount}}',
  remove: 'Remove',
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    promotions: typeof texts;
  }
}
