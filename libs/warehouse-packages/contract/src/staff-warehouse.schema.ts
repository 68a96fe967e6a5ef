/** The door of what staff call; no page opens it. */
export * from './shipping-lines.schema.ts';
export * from './staff-packages.schema.ts';
