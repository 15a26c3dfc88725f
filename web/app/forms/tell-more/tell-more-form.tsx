import { useId } from 'react';
import type { FormContent } from '~/sections/section-schemas.generated';
import { AlternativeLink } from '../shared/alternative-link';
import { PageForm } from '../shared/lead-form';
import { NextSteps } from '../shared/next-steps';
import { Opening } from '../shared/opening';
import {
  tellMoreEnquiryContent,
  tellMoreExamples,
  tellMoreProducts,
  tellMoreSteps,
} from '~/content/forms/tell-more-enquiry';
import type { Form } from '../shared/form';
import { tellMoreEnquiry } from './rules';
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
  return (
    <>
      <header className={styles.band}>
        <div className={styles.row}>
          <div>
            <Opening title={title} lead={lead} />
          </div>
          <ul className={styles.products}>
            {tellMoreProducts.map(({ name, text, ...product }) => (
              <li key={name} data-hue={'hue' in product ? product.hue : undefined}>
                <b>{name}</b> <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
      </header>
      <div className={styles.row}>
        <PageForm definition={tellMoreForm} />
        <div className={styles.aside}>
          <NextSteps {...tellMoreSteps} />
          <section className={styles.examples} aria-labelledby={examples}>
            <h2 id={examples}>{tellMoreExamples.title}</h2>
            {tellMoreExamples.items.map(({ area, text }) => (
              <figure key={area}>
                <blockquote>{text}</blockquote>
                <figcaption>{area}</figcaption>
              </figure>
            ))}
          </section>
          {alternative && <AlternativeLink {...alternative} />}
        </div>
      </div>
    </>
  );
}
