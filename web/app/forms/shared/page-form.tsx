import { createContext, useContext } from 'react';
import { useSite } from '~/lib/site-context';
import { endpoints } from '~/paths';
import type { Form } from './form';
import type { FormResult } from './form-result';
import { LeadForm } from './lead-form';
import type { FormName } from './rules/form-rules';

/** The result of a form that was sent without scripts, for the page that shows it. */
export const FormResultContext = createContext<{ form: FormName; result: FormResult } | null>(null);

/** A form in a section of a page. It is sent to this site, or to the external service of the settings. */
export function PageForm({ definition }: { definition: Form }) {
  const { name } = definition.rules;
  const { externalForms } = useSite();
  const sent = useContext(FormResultContext);
  const result = sent?.form === name ? sent.result : undefined;
  return <LeadForm definition={definition} action={externalForms[name] ?? endpoints.form(name)} result={result} />;
}
