import { ButtonLink } from '~/components/button-link';
import { type LoopVideo, VideoLoop } from '../shared/video-loop';
import { type MarkedPlace, TrustedBy } from '../trusted-by/trusted-by';
import styles from './home-hero.module.css';

export type HomeHeroContent = {
  tag: string;
  title: string;
  lead: string;
  actions: readonly [HeroAction, HeroAction];
  note: string;
  /** A short promise and its explanation. */
  chips: readonly { name: string; meaning: string }[];
  video: LoopVideo;
  trustedBy: { title: string; places: readonly MarkedPlace[] };
};
type HeroAction = { label: string; to: string };

/** The hero of the home page. */
export function HomeHero({ tag, title, lead, actions, note, chips, video, trustedBy }: HomeHeroContent) {
  const [first, second] = actions;
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
            <ButtonLink to={first.to} size="l">
              {first.label}
            </ButtonLink>
            <ButtonLink to={second.to} size="l" look="secondary">
              {second.label}
            </ButtonLink>
          </p>
          <p className={styles.note}>{note}</p>
        </div>
        <div className={styles.stage}>
          <VideoLoop video={video} />
        </div>
        <dl className={styles.chips}>
          {chips.map(({ name, meaning }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <TrustedBy {...trustedBy} />
      </div>
    </section>
  );
}
