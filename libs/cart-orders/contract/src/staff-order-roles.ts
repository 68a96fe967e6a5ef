/** The roles that read orders. */
export const staffOrderRoles = ['buyer', 'receiver', 'packer', 'service', 'finance', 'auditor'] as const;

/** The roles that read what an order brought and cost. */
export const marginRoles = ['finance', 'auditor'] as const;
