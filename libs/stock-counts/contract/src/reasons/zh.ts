import type { texts as en } from './en.ts';

export const texts: Record<keyof typeof en, string> = {
  count_not_open: '库位 {bin} 没有进行中的盘点，请先扫描库位',
  count_taken: '{by} 正在盘点库位 {bin}',
  count_waits: '库位 {bin} 的盘点差异待处理，处理后可重新盘点',
  count_decided: '其他同事已处理这些差异',
  own_count: '该库位由您盘点，差异须由其他同事处理',
  scanned_gone: '{number} 的记录为已出库，请单独放置并告知客服',
  scanned_in_hand: '{number} 已为包裹 {package} 拣货，请交给打包员',
};
