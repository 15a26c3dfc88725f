import { fieldLabel } from '../inbox/field-label';
import { LEAD_TYPES } from '../lead-types';
import { FORM_RULES, type FormName } from '../rules.generated';
import type { Mail } from './sender';

type Lead = Record<string, unknown> & { documentId: string };

/** Where a mail program begins to decode a word of a header, whoever wrote it. */
const ENCODED_WORD = '=?';

/**
 * Returns the notice about one lead: every filled field, and its URL in the admin. What a visitor wrote in a header is
 * shown as written. An address that would be decoded is not a Reply-To.
 */
export function mailText(uid: string, lead: Lead): Mail {
  const [form, type] = Object.entries(LEAD_TYPES).find(([, one]) => one.uid === uid)!;
  const lines = Object.keys(FORM_RULES[form as FormName].fields)
    .filter((field) => isFilled(lead[field]))
    .map((field) => `${fieldLabel(field)}: ${indent(String(lead[field]))}`);
  const [name, address] = [literal(String(lead.name)), String(lead.email)];
  return {
    subject: `${type.title} from ${name}`,
    text: [`${type.title}, sent from ${String(lead.sourcePage)}`, '', ...lines, '', adminUrl(uid, lead)].join('\n'),
    replyTo: address.includes(ENCODED_WORD) ? undefined : { name, address },
    messageId: `lead.${lead.documentId}`,
  };
}

function adminUrl(uid: string, { documentId }: Lead): string {
  const base = process.env.CMS_PUBLIC_URL || `http://127.0.0.1:${process.env.CMS_PORT}`;
  return `${base}/admin/content-manager/collection-types/${uid}/${documentId}`;
}

const literal = (text: string) => text.replaceAll(ENCODED_WORD, '= ?');
const isFilled = (value: unknown) => value !== null && value !== undefined && value !== '';
const indent = (text: string) => text.replaceAll('\n', '\n  ');
