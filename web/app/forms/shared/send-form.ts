import { clearDemoRequested, demoRequestPage } from '~/lib/demo-request';
import { FORM_TIMEOUT_MS } from '~/lib/timeouts';
import { fieldErrors, type Form } from './form';
import { HONEYPOT } from './rules/form-rules';
import type { SubmittedValues } from './rules/validate';

type SendResult = { ok: true } | { ok: false; errors: Record<string, string>; reason: string };
/** Spam signals measured on the page. */
type SpamSignals = { tookMs: number; honeypot: string };

/** The forms that Request Demo links to. The source page of their lead is the one with the button. */
const DEMO_FORMS: readonly string[] = ['demo', 'contact'];

/** Sends a form in its required encoding and returns the result. Never throws. */
export async function sendForm(
  form: Form,
  action: string,
  values: SubmittedValues,
  signals: SpamSignals,
): Promise<SendResult> {
  // The signals are headers, because docs/requirements.md defines the body. They go to our own server only.
  const own = action.startsWith('/');
  const body = form.encoding === 'json' ? JSON.stringify(values) : asFormData(form, values);
  const fromDemo = DEMO_FORMS.includes(form.rules.name);
  const page = own && fromDemo ? demoRequestPage() : undefined;
  try {
    const response = await fetch(action, {
      method: 'POST',
      body,
      headers: {
        accept: 'application/json',
        ...(form.encoding === 'json' && { 'content-type': 'application/json' }),
        ...(own && { 'x-form-duration': String(Math.round(signals.tookMs)) }),
        ...(own && signals.honeypot !== '' && { 'x-form-honeypot': HONEYPOT }),
        ...(page && { 'x-form-page': page }),
      },
      signal: AbortSignal.timeout(FORM_TIMEOUT_MS),
    });
    if (response.ok && fromDemo) clearDemoRequested();
    if (response.ok) return { ok: true };
    const errors = own ? fieldErrors(await response.json().catch(() => null)) : {};
    return { ok: false, errors, reason: `status ${response.status}` };
  } catch (error) {
    return { ok: false, errors: {}, reason: error instanceof Error ? error.name : 'unknown' };
  }
}

function asFormData({ rules, subject, listAsString }: Form, values: SubmittedValues): FormData {
  const body = new FormData();
  if (subject) body.append('subject', subject);
  for (const [field, { visibleWhen }] of Object.entries(rules.fields)) {
    if (visibleWhen && values[visibleWhen.field] !== visibleWhen.is) continue;
    const value = values[field] ?? '';
    if (typeof value === 'string') body.append(field, value);
    else if (listAsString) body.append(field, value.join(', '));
    else for (const one of value) body.append(field, one);
  }
  return body;
}
