export const texts = {
  have: '有优惠券？',
  code: '优惠码',
  apply: '使用',
  applied: '已使用 {{code}}，优惠 {{amount}}',
  remove: '取消使用',
};
