import { defineReasons, failer } from '@caravan/kernel';

export const haulReasons = defineReasons({
  not_an_archive: {
    status: 422,
    en: 'This file is not an archive of a Caravan shop',
    zh: '该文件不是 Caravan 店铺导出的数据档案',
  },
  archive_too_large: {
    status: 413,
    en: 'The archive is too large. Download it again without photos',
    zh: '档案过大，请重新下载不含照片的档案',
  },
  archive_version: {
    status: 422,
    en: 'The archive has a version that this shop cannot read',
    zh: '该档案的版本暂不受支持',
  },
  archive_damaged: {
    status: 422,
    en: 'The archive is damaged: {place}. Nothing was imported',
    zh: '档案已损坏：{place}。没有导入任何内容',
  },
  imports_full: {
    status: 409,
    en: 'You can keep {max} imported archives. Remove one first',
    zh: '最多可保留 {max} 份导入的档案，请先移除一份',
  },
});

export const fail = failer(haulReasons);
