import type { texts as en } from './en.ts';

export const texts: Record<keyof typeof en, string> = {
  tax_number_wrong: '号码有误：位数或校验位不符，请逐位核对',
  tax_number_not_asked: '该国海关不要求收件人提供号码',
  tax_number_too_late: '包裹已寄出或已取消，无法再修改收件人税号',
  tax_numbers_unavailable: '暂时无法保存税号：服务器未设置 STAFF_KEY，或与之前的不一致。未保存任何内容',
  declaration_too_late: '包裹已寄出或已取消，无法再修改申报',
  other_goods: '申报的各项须与包裹内的全部商品一致',
  values_differ: '各项合计 {sum_fen}，与用户申报的 {declared_fen} 不符',
  paper_unpaid: '包裹未付款或已取消，不能制作报关单据',
  paper_undeclared: '请先申报包裹内件，报关单据须逐项列明',
  paper_tax_number: '请先填写收件人税号，目的国海关要求提供',
  paper_sender: '尚未填写寄件人，请店主或线路管理员在“承运商”页面填写',
  hs_code_unknown: 'HS 编码不存在',
  hs_code_form: '请输入 6 位数字',
  country_form: '请输入两位国家代码，例如 CN',
  not_latin: '请使用拉丁字母，例如英文：邮政会退回无法识别的申报',
  ioss_form: '请输入 IM 加 10 位数字',
  eori_form: '请输入两位国家代码加最多 15 位字符',
  country_twice: '同一国家或地区只能出现一次',
};
