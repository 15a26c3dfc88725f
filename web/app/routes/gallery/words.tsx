import { Badge } from '~/components/badge';
import { Breadcrumb } from '~/components/breadcrumb';
import { Section, type Tone } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { StatList } from '~/components/stat';
import { paths } from '~/paths';
import styles from './gallery.module.css';

const TONES: readonly Tone[] = ['paper', 'deep', 'surface', 'hue', 'forest'];
const STATS = [
  { value: '3000+', label: 'lives impacted' },
  { value: '8+', label: 'successful projects' },
  { value: '100%', label: 'digitisation' },
];

export const Words = () =>
  TONES.map((tone) => (
    <Section key={tone} tone={tone}>
      {tone === 'paper' && (
        <Breadcrumb
          crumbs={[{ name: 'Home', to: paths.home }, { name: 'Products', to: paths.allProducts }, { name: tone }]}
        />
      )}
      <SectionHeading
        eyebrow="Who we serve"
        title={`A section on ${tone}`}
        lead="A lead says in two lines what the section is about and why a reader should go on."
      />
      <div className={styles.row}>
        <a href={paths.privacy}>a link in a text</a>
      </div>
      <div className={styles.row}>
        <Badge tone="new">NEW</Badge>
        <Badge tone="blog">Blog</Badge>
        <Badge tone="story">Story</Badge>
        <Badge tone="hue">Agriculture</Badge>
        <Badge>Coming Soon</Badge>
      </div>
      <div className={styles.block}>
        <StatList items={STATS} />
      </div>
    </Section>
  ));
