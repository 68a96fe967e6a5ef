import { shopAddress } from './shop-address.ts';

const base = `${shopAddress()}/demo-shop`;

/** Pages of the demo shop that the server brings along: one with options, and one that says nothing a program could read. */
const pages = { tote: 'canvas-tote', plain: 'wind-chime' };

/** The link that a shopper would paste. */
export const demoLink = (page: keyof typeof pages): string => `${base}/${pages[page]}`;
