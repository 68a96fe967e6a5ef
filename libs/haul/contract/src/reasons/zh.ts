import type { texts as en } from './en.ts';

export const texts: Record<keyof typeof en, string> = {
  not_an_archive: '该文件不是 Caravan 店铺导出的数据档案',
  archive_too_large: '档案过大，请重新下载不含照片的档案',
  archive_too_many_rows: '档案中的订单等记录过多，即使不含照片也无法导入',
  archive_version: '该档案的版本暂不受支持',
  archive_damaged: '档案已损坏：{place}。没有导入任何内容',
  imports_full: '最多可保留 {max} 份导入的档案，请先移除一份',
};
