export * from './goods-services.slots.ts';
export * from './return-button.slot.ts';
export * from './warehouse-packages.api.ts';
