import type { words as en } from './en.ts';

export const words: typeof en = {
  fallback: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:',
  footer: (shop) => `${shop}. Kaufen in jedem chinesischen Shop. Ein Paket bis zu Ihrer Tür.`,
  moreGoods: (others) => ` und ${others} weitere`,
  moreNumbers: (others) => ` und ${others} weitere`,
};
