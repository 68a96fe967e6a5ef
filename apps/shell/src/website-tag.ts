/** The website tag: the second segment of a build mode, `production.caravan` → `caravan`; `default` where there is none. */
export const websiteTagOf = (mode: string): string => mode.split('.')[1] || 'default';
