import { IconCloudOff, IconMapPin, IconShieldCheck } from '@tabler/icons-react';
import { Badge } from '~/components/badge';
import { ButtonLink } from '~/components/button-link';
import { Card, CardLink, type CardTone } from '~/components/card';
import { EmptyState } from '~/components/empty-state';
import { IconTile } from '~/components/icon-tile';
import { Media } from '~/components/media';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { Skeleton } from '~/components/skeleton';
import { paths } from '~/paths';
import styles from './gallery.module.css';

const TONES: readonly CardTone[] = ['surface', 'plain', 'hue', 'forest'];
const HUES = ['leaf', 'surve-r', 'progran', 'drive-r'];

export const Cards = () => (
  <>
    <Section tone="deep">
      <SectionHeading title="Cards" lead="A card with a link in its title is clickable as a whole and lifts by 2 px." />
      <div className={styles.grid}>
        {TONES.map((tone) => (
          <Card key={tone} tone={tone} as="article">
            <IconTile>
              <IconCloudOff />
            </IconTile>
            <h3 className={styles.cardTitle}>
              <CardLink to={paths.surveR}>Works without signal</CardLink>
            </h3>
            <p className={styles.cardText}>Records wait on the phone and leave by themselves. Tone: {tone}.</p>
          </Card>
        ))}
        {HUES.map((hue) => (
          <Card key={hue} data-hue={hue}>
            <div className={styles.row}>
              <IconTile size="s">
                <IconMapPin />
              </IconTile>
              <IconTile>
                <IconMapPin />
              </IconTile>
              <IconTile size="l">
                <IconShieldCheck />
              </IconTile>
            </div>
            <h3 className={styles.cardTitle}>Not a link: {hue}</h3>
            <p>
              <Badge tone="hue">{hue}</Badge>
            </p>
          </Card>
        ))}
      </div>
    </Section>
    <Section>
      <SectionHeading title="Pictures, waiting, nothing" />
      <div className={styles.grid}>
        <Media
          className={styles.image}
          src="/media/is-not-there.jpg"
          alt="A picture that cannot be loaded"
          width={1600}
          height={900}
        />
        <Card>
          <Skeleton image lines={3} />
        </Card>
        <EmptyState title="No segments to display.">
          <p>
            <ButtonLink to={paths.contact} look="secondary">
              Tell us what you are looking for
            </ButtonLink>
          </p>
        </EmptyState>
      </div>
    </Section>
  </>
);
