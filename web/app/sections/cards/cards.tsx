import { useId } from 'react';
import { ActionLink } from '~/components/button';
import { Grid, Panel, Split, Stack } from '~/components/layout';
import { Picture } from '~/components/picture';
import { Section, SectionHeading, StatList } from '~/components/section';
import type from '~/components/type.module.css';
import { unbroken } from '~/components/line-breaks';
import type { CardItem, CardsContent } from '../section-schemas.generated';
import styles from './cards.module.css';

/**
 * Cards: a title with any of a label, a text, points, a note, numbers, a picture and a button. `grid`: as many beside each
 * other as have room, with the picture above the text. `wide`: one below the other, with the picture beside the text.
 */
export function Cards({ variant, tone, anchor, title, lead, items }: CardsContent) {
  const heading = useId();
  const isWide = variant === 'wide';
  const isDark = tone === 'forest';
  return (
    <Section id={anchor} tone={tone} labelledBy={title && heading}>
      {title && <SectionHeading id={heading} title={title} lead={lead} split={isWide} />}
      {isWide ? (
        <Stack as="ul" gap="l">
          {items.map((item) => (
            <Split as="li" key={item.title} wide="second" data-hue={item.hue}>
              <Text {...item} {...{ isDark, isWide }} heading={title ? 'h3' : 'h2'} />
              {item.picture && <Panel picture={item.picture} alt={item.title} />}
            </Split>
          ))}
        </Stack>
      ) : (
        <Grid as="ul" min={items.length > 3 ? 's' : 'm'}>
          {items.map((item) => (
            <Stack as="li" key={item.title} className={styles.card} data-hue={item.hue}>
              {item.picture && (
                <div className={styles.frame}>
                  <Picture picture={item.picture} alt={item.title} natural />
                </div>
              )}
              <Text {...item} {...{ isDark, isWide }} heading={title ? 'h3' : 'h2'} />
            </Stack>
          ))}
        </Grid>
      )}
    </Section>
  );
}

type TextProps = CardItem & { heading: 'h2' | 'h3'; isDark: boolean; isWide: boolean };

function Text({ heading: Heading, isDark, isWide, label, title, text, points, note, stats, action }: TextProps) {
  return (
    <Stack className={styles.text}>
      <div>
        {label && <p className={type.label}>{unbroken(label)}</p>}
        <Heading className={isWide ? type.large : type.name}>{unbroken(title)}</Heading>
      </div>
      {text && <p className={type.text}>{unbroken(text)}</p>}
      {points.length > 0 && (
        <ul className={type.points}>
          {points.map((point) => (
            <li key={point.text}>{unbroken(point.text)}</li>
          ))}
        </ul>
      )}
      {note && <p className={styles.note}>{unbroken(note)}</p>}
      {stats.length > 0 && <StatList items={stats} />}
      {action && (
        <p className={styles.action}>
          <ActionLink action={action} variant={isDark ? 'on-dark' : 'secondary'} />
        </p>
      )}
    </Stack>
  );
}
