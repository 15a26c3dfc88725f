import { type Action, ActionLink } from '~/components/action-link';
import { type LoopVideo, VideoLoop } from './video-loop';
import styles from './home-hero.module.css';

export type HomeHeroContent = {
  tag: string;
  title: string;
  lead: string;
  actions: readonly Action[];
  note: string;
  /** Short promises with their explanation. */
  items: readonly { title: string; text: string }[];
  video: LoopVideo;
};

/** The hero of the home page. */
export function HomeHero({ tag, title, lead, actions, note, items, video }: HomeHeroContent) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.inner}>
        <p className={styles.tag}>{tag}</p>
        <h1 id="hero-title" className={styles.title}>
          {title}
        </h1>
        <div className={styles.pitch}>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.actions}>
            {actions.map((action, index) => (
              <ActionLink key={action.label} action={action} size="l" look={index === 0 ? 'primary' : 'secondary'} />
            ))}
          </p>
          <p className={styles.note}>{note}</p>
        </div>
        <div className={styles.stage}>
          <VideoLoop video={video} />
        </div>
        <dl className={styles.chips}>
          {items.map((item) => (
            <div key={item.title}>
              <dt>{item.title}</dt>
              <dd>{item.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
