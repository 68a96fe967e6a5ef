/** The contracts of the staff endpoints. They are separate, so that no shopper's page loads them. */
export * from './shipping-methods.contract.ts';
export * from './staff-packages.contract.ts';
