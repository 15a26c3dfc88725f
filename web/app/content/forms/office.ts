/** The labels of the office panel. */
export const officeLabels = { title: 'Our office', phone: 'Phone', email: 'Email', hours: 'Hours' } as const;
