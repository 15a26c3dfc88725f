import { Fragment, useId } from 'react';
import { ActionLink } from '~/components/button';
import { headline, unbroken } from '~/components/line-breaks';
import { Stack } from '~/components/layout';
import { Picture } from '~/components/picture';
import { Section } from '~/components/section';
import type from '~/components/type.module.css';
import type { CallToActionContent } from '../section-schemas.generated';
import styles from './call-to-action.module.css';

/**
 * The closing call to action of a page, in the hue of the page. The first action is the main one. `beside`: a picture
 * beside the words; without one the title is beside the text. `band`: a wide picture above the words, on marigold.
 */
export function CallToAction({ title, text, actions, variant, picture }: CallToActionContent) {
  const heading = useId();
  const isBand = variant === 'band';
  const layout = !picture || isBand ? styles.plain : styles.beside;
  return (
    <div className={isBand ? styles.marigold : undefined}>
      <Section
        space="s"
        tone="hue"
        labelledBy={heading}
        className={[styles.call, layout, isBand && styles.band].filter(Boolean).join(' ')}
      >
        <Stack gap="m" className={styles.words}>
          <h2 id={heading} className={styles.title}>
            {title.split(/(?<=[.?!]) /).map((sentence, index) => (
              <Fragment key={sentence}>
                {index > 0 && ' '}
                <span className={styles.sentence}>{headline(sentence)}</span>
              </Fragment>
            ))}
          </h2>
          <div>
            <p className={`${type.text} ${styles.text}`}>{unbroken(text)}</p>
            <p className={styles.actions}>
              {actions.map((action, index) => (
                <ActionLink
                  key={action.label}
                  action={action}
                  size="l"
                  variant={index === 0 ? 'primary' : 'secondary'}
                />
              ))}
            </p>
          </div>
        </Stack>
        {picture && (
          <div className={styles.picture}>
            <Picture picture={picture} />
          </div>
        )}
      </Section>
    </div>
  );
}
