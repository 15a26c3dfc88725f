import { ActionLink } from '~/components/button';
import type from '~/components/type.module.css';
import { Benefits } from './benefits';
import { heroVideo, VideoLoop } from './video-loop';
import type { HomeHeroContent } from '../section-schemas.generated';
import styles from './home-hero.module.css';

/** The hero of the home page. */
export function HomeHero({ tag, title, lead, actions, note, items }: HomeHeroContent) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.inner}>
        {tag && <p className={styles.tag}>{tag}</p>}
        <h1 id="hero-title" className={styles.title}>
          {title}
        </h1>
        <div className={styles.pitch}>
          {lead && <p className={styles.lead}>{lead}</p>}
          <p className={styles.actions}>
            {actions.map((action, index) => (
              <ActionLink key={action.label} action={action} size="l" variant={index === 0 ? 'primary' : 'secondary'} />
            ))}
          </p>
          {note && <p className={`${type.note} ${styles.note}`}>{note}</p>}
        </div>
        <div className={styles.stage}>
          <VideoLoop video={heroVideo} />
        </div>
        <Benefits items={items} />
      </div>
    </section>
  );
}
