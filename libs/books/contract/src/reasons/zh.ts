export const texts = {
  days_open: '所选日期中有尚未结账的日子，请先结账至 {day}',
  no_such_file: '所选日期的日记账没有这个文件',
  day_not_over: '最晚只能结账至 {day}：每天结束一小时后才能结账',
  too_many_days: '一次最多结账 {max} 天，目前可结账至 {day}',
  book_code: '请使用最多 10 个字母、数字、点和连字符，且不以 0 加其他数字开头',
  book_name: '请以文字或数字开头，且不换行',
  vat_rate: '请输入 0.01 至 50 之间的税率（%）',
  vat_twice: '该国家或地区已有税率',
};
