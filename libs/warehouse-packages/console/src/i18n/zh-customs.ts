export const customsTexts = {
  tax: {
    title: '收件人税号',
    known: '{{name}}，尾号 {{ending}}',
    missing: '目的国海关要求提供，用户尚未填写。补齐前无法打包。',
    none: '未提供。',
    or: ' 或 ',
    save: '保存号码',
    saved: '号码已保存。',
    change: '修改',
  },
};
