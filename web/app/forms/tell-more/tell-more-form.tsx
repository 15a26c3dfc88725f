import { useId } from 'react';
import type from '~/components/type.module.css';
import {
  tellMoreEnquiryContent,
  tellMoreExamples,
  tellMoreProducts,
  tellMoreSteps,
} from '~/content/forms/tell-more-enquiry.json';
import type { FormContent } from '~/sections/section-schemas.generated';
import { AlternativeLink, BandScreen, NextSteps } from '../shared/beside-form';
import type { Form } from '../shared/form';
import { LeadForm } from '../shared/lead-form';
import { tellMoreEnquiry } from '../shared/rules/form-rules';
import styles from './tell-more-form.module.css';

export const tellMoreForm: Form = {
  rules: tellMoreEnquiry,
  content: tellMoreEnquiryContent,
  encoding: 'multipart',
  long: true,
};

/** The form for a description of what a visitor needs, what happens with it, and two examples. */
export function TellMoreForm({ title, lead, alternative }: FormContent) {
  const examples = useId();
  const products = (
    <ul className={styles.products}>
      {tellMoreProducts.map(({ name, text, ...product }) => (
        <li key={name} data-hue={'hue' in product ? product.hue : undefined}>
          <b>{name}</b> <span>{text}</span>
        </li>
      ))}
    </ul>
  );
  return (
    <BandScreen title={title} lead={lead} variant="mint" panel={products}>
      <LeadForm definition={tellMoreForm} />
      <div className={styles.aside}>
        <NextSteps {...tellMoreSteps} />
        <section className={styles.examples} aria-labelledby={examples}>
          <h2 id={examples} className={type.name}>
            {tellMoreExamples.title}
          </h2>
          {tellMoreExamples.items.map(({ area, text }) => (
            <figure key={area}>
              <blockquote>{text}</blockquote>
              <figcaption>{area}</figcaption>
            </figure>
          ))}
        </section>
        {alternative && <AlternativeLink {...alternative} />}
      </div>
    </BandScreen>
  );
}
