/** The roles that read orders. */
export const staffOrderRoles = ['buyer', 'receiver', 'packer', 'service', 'finance', 'auditor'] as const;
