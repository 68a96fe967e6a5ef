import type { texts as en } from './en.ts';

export const texts: Record<keyof typeof en, string> = {
  tax_number_wrong: '号码有误：位数或校验位不符，请逐位核对',
  tax_number_not_asked: '该国海关不要求收件人提供号码',
  tax_number_too_late: '包裹已寄出或已取消，无法再修改收件人税号',
  tax_numbers_unavailable: '暂时无法保存税号：服务器未设置 STAFF_KEY，或与之前的不一致。未保存任何内容',
};
