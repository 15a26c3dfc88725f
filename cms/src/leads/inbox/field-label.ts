const SPECIAL_LABELS: Record<string, string> = {
  leadStatus: 'Status',
  receivedAt: 'Received',
  followUpOn: 'Follow-up',
  spamReason: 'Why spam',
};

/** Returns the label of a field: `preferredDate` becomes `Preferred date`. */
export function fieldLabel(field: string): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return SPECIAL_LABELS[field] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
