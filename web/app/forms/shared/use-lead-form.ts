import { useForm } from '@mantine/form';
import { type FormEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { LEAVE_QUESTION } from '~/content/forms/form-content';
import { useHydrated } from '~/lib/use-hydrated';
import type { Form, FormResult } from './form';
import { type FormRules, HONEYPOT } from './rules/form-rules';
import { phoneDigits, type SubmittedValues, validate } from './rules/validate';
import { sendForm } from './send-form';

export type FormValues = Record<string, string | string[]>;

/** `invalid`: not sent, because fields have errors. */
type Phase = 'idle' | 'invalid' | 'sending' | 'sent' | 'failed';

/** Minimum time in ms that the button stays disabled, so that a double click sends once and its label is readable. */
const SHORTEST_MS = 500;

/** The entries of forms that the visitor left by a link of the site, by their place in the history. Only in memory. */
const leftEntries = new Map<string, FormValues>();

/** Gets the values of a form after each change. */
export type OnValues = (values: FormValues) => void;

/** State of one form: values, errors, and submission. `previous`: result of a submission without scripts. */
export function useLeadForm(definition: Form, action: string, previous?: FormResult, onValues?: OnValues) {
  const { rules, content, browserMessages, resets } = definition;
  const element = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const opened = useRef(0);
  const [isFirstPage] = useState(!useHydrated());
  const inFlight = useRef(false);
  const [phase, setPhase] = useState<Phase>(previous ? (previous.sent ? 'sent' : 'failed') : 'idle');
  const [focusOn, setFocusOn] = useState<{ field?: string }>();
  const listener = useRef(onValues);
  useEffect(() => {
    listener.current = onValues;
  });
  // The functions of the form change with this one, and the effect below would read the page again.
  const onValuesChange = useCallback((values: FormValues) => listener.current?.(values), []);
  const form = useForm<FormValues>({
    initialValues: initialValues(rules, previous?.entries),
    initialErrors: { ...previous?.errors },
    onValuesChange,
  });
  const { setFieldValue, getValues } = form;
  const place = `${useLocation().key} ${rules.name}`;

  useLayoutEffect(() => {
    // A visitor fills in a form of the first page before its scripts are there: it opened with the page.
    opened.current = isFirstPage ? 0 : performance.now();
    if (!element.current) return;
    // Setting a value clears its error, so only changed values are set.
    const before = initialValues(rules, previous?.entries);
    const entered = leftEntries.get(place) ?? valuesOnPage(rules, element.current);
    for (const [field, value] of Object.entries(entered)) {
      if (String(value) !== String(before[field])) setFieldValue(field, value);
    }
    return () => void leftEntries.set(place, getValues());
  }, [rules, previous, setFieldValue, getValues, place, isFirstPage]);

  useLayoutEffect(() => {
    // For Back the browser keeps a field that differs from its `value` attribute, where React writes each entry.
    for (const [field, value] of Object.entries(initialValues(rules, previous?.entries))) {
      const input = element.current?.elements.namedItem(field);
      if (input instanceof HTMLInputElement && typeof value === 'string') input.defaultValue = value;
    }
  });

  useEffect(() => {
    if (!focusOn) return;
    const field = focusOn.field && element.current?.elements.namedItem(focusOn.field);
    const target = field instanceof RadioNodeList ? field[0] : field;
    (target instanceof HTMLElement ? target : status.current)?.focus();
  }, [focusOn]);

  function fail(next: Phase, errors: Record<string, string>) {
    form.setErrors(errors);
    setPhase(next);
    const first = content.groups.flatMap(({ fields }) => fields).find(({ name }) => errors[name]);
    setFocusOn({ field: first?.name });
  }

  function succeed() {
    const empty = initialValues(rules);
    const next = resets ? { ...form.getValues(), ...Object.fromEntries(resets.map((field) => [field, ''])) } : empty;
    form.setValues(next);
    form.resetDirty(next);
    form.clearErrors();
    setPhase('sent');
    setFocusOn({});
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (inFlight.current) return;
    const values = form.getValues();
    if (!browserMessages) {
      const { problems } = validate(rules, values, { today: localDay(new Date()) });
      const errors = Object.fromEntries(problems.map(({ field, message }) => [field, message]));
      if (problems.length > 0) return fail('invalid', errors);
    }
    inFlight.current = true;
    setPhase('sending');
    const honeypot = new FormData(event.currentTarget).get(HONEYPOT);
    const signals = {
      tookMs: performance.now() - opened.current,
      honeypot: typeof honeypot === 'string' ? honeypot : '',
    };
    const [result] = await Promise.all([sendForm(definition, action, values, signals), pause(SHORTEST_MS)]);
    inFlight.current = false;
    if (result.ok) return succeed();
    // Logs the reason only, because entries are personal data.
    console.error(`The form "${rules.name}" could not be sent: ${result.reason}`);
    fail('failed', result.errors);
  }

  useUnsavedChangesPrompt(Boolean(definition.long) && form.isDirty());
  return { element, status, form, phase, submit };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks for confirmation before navigation or closing the tab, while `unsent` is true. */
function useUnsavedChangesPrompt(unsent: boolean): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsent && currentLocation.pathname !== nextLocation.pathname && !window.confirm(LEAVE_QUESTION),
  );
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
  useEffect(() => {
    if (!unsent) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsent]);
}

/** Returns the initial values of a form: previous entries, otherwise empty values. */
function initialValues({ fields }: FormRules, entries: SubmittedValues = {}): FormValues {
  return Object.fromEntries(
    Object.entries(fields).map(([field, { kind }]): [string, string | string[]] => {
      const entered = entries[field] ?? '';
      if (kind === 'checkboxes') return [field, typeof entered === 'string' ? [] : [...entered]];
      return [field, typeof entered === 'string' ? entered : ''];
    }),
  );
}

/**
 * Returns the values in the DOM, which visitors or browser autofill may set before hydration. A phone number is changed as
 * its field changes what is typed.
 */
export function valuesOnPage({ fields }: FormRules, form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  return Object.fromEntries(
    Object.entries(fields).map(([field, { kind }]): [string, string | string[]] => {
      const entered = data.getAll(field).filter((value) => typeof value === 'string');
      const [one = ''] = entered;
      return [field, kind === 'checkboxes' ? entered : kind === 'phone' ? phoneDigits(one) : one];
    }),
  );
}

/** Returns the date in the local time zone as YYYY-MM-DD. */
export function localDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
