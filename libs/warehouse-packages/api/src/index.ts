export * from './return-button.slot.ts';
export * from './warehouse-packages.api.ts';
