import type { words as en } from './en.ts';

export const words: typeof en = {
  close: '关闭',
  previousPicture: '上一张',
  nextPicture: '下一张',
  zoomIn: '放大',
  zoomOut: '缩小',
  pictureOf: (place, count) => `第 ${place} 张，共 ${count} 张`,
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  copied: '已复制',
  copyFailed: '复制失败',
};
