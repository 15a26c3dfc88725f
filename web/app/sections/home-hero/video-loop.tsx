import IconPlayerPauseFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPauseFilled.mjs';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { useEffect, useRef } from 'react';
import { playLoopVideos } from '~/lib/page-scripts';
import styles from './video-loop.module.css';

type Image = { avif: string; webp: string };
type Files = {
  webm: string;
  mp4: string;
  /** The first frame. */
  poster: Image;
  /** The frame that says most, for visitors with reduced motion. */
  still: Image;
};
export type LoopVideo = {
  /** The variant with half the width and larger text, for the windows that `media` matches. */
  small: Files & { media: string };
  large: Files;
  width: number;
  height: number;
  /** The text alternative of the video. */
  label: string;
  /** Whose figures they are. */
  sample?: string;
  /** What the dot that stands out is. */
  legend?: string;
};

const image = (name: string) => ({ avif: `/media/video/${name}.avif`, webp: `/media/video/${name}.webp` });
const files = (name: string, width: number) => ({
  webm: `/media/video/${name}.webm`,
  mp4: `/media/video/${name}.mp4`,
  poster: image(`${name}-poster-${width}`),
  still: image(`${name}-still-${width}`),
});

/**
 * Windows that get the small video: narrow ones, and medium ones with a low pixel density, where it is beside the text.
 */
const DRAWN_SMALL = '(max-width: 720px), (min-width: 62em) and (max-width: 75em) and (max-resolution: 1.2dppx)';

/** The figures are those of one sample programme. */
export const heroVideo: LoopVideo = {
  small: { ...files('hero-small', 720), media: DRAWN_SMALL },
  large: files('hero', 1440),
  width: 1440,
  height: 900,
  label:
    'Dots on a map of six districts, one for each of 277 villages. One answer, ₹74,000 from tailoring, is doubted by AI, asked again and corrected to ₹7,400. The dots settle into bars by district, then into six survey rounds whose average income climbs to ₹11,190 a month, then into a map of women enrolled: 86% of plan, with Yadgir and Ballari flagged by AI.',
  sample: 'Sample programme: Sabala Livelihoods',
  legend: 'One village in Raichur, followed from its answers to the result',
};

const REDUCED = '(prefers-reduced-motion: reduce)';
/** Returns the media list, each part only with reduced motion. */
const reduced = (media: string) =>
  media
    .split(',')
    .map((part) => `${REDUCED} and ${part.trim()}`)
    .join(', ');

/**
 * A looping muted video with a poster and a pause button. With reduced motion a later frame is the poster. The video
 * loads and plays after the page has loaded. With save-data or reduced motion it loads only after a click on Play.
 */
export function VideoLoop({ video: { small, large, width, height, label, sample, legend } }: { video: LoopVideo }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => playLoopVideos(), []);
  const toggle = () => {
    if (video.current?.paused) void video.current.play();
    else video.current?.pause();
  };
  return (
    <div className={styles.loop}>
      <picture>
        <source media={reduced(small.media)} type="image/avif" srcSet={small.still.avif} />
        <source media={reduced(small.media)} type="image/webp" srcSet={small.still.webp} />
        <source media={REDUCED} type="image/avif" srcSet={large.still.avif} />
        <source media={REDUCED} type="image/webp" srcSet={large.still.webp} />
        <source media={small.media} type="image/avif" srcSet={small.poster.avif} />
        <source media={small.media} type="image/webp" srcSet={small.poster.webp} />
        <source type="image/avif" srcSet={large.poster.avif} />
        <img
          src={large.poster.webp}
          alt={label}
          width={width}
          height={height}
          fetchPriority="high"
          className={styles.poster}
        />
      </picture>
      <video
        ref={video}
        className={styles.video}
        aria-label={label}
        width={width}
        height={height}
        preload="none"
        muted
        loop
        playsInline
      >
        <source media={small.media} src={small.webm} type="video/webm" />
        <source media={small.media} src={small.mp4} type="video/mp4" />
        <source src={large.webm} type="video/webm" />
        <source src={large.mp4} type="video/mp4" />
      </video>
      {sample && <p className={styles.sample}>{sample}</p>}
      {legend && <p className={styles.legend}>{legend}</p>}
      <button type="button" className={styles.control} onClick={toggle}>
        <span className={styles.play}>
          <IconPlayerPlayFilled size={18} aria-hidden="true" />
          <span>Play film</span>
        </span>
        <span className={styles.pause}>
          <IconPlayerPauseFilled size={18} aria-hidden="true" />
          <span>Pause film</span>
        </span>
      </button>
    </div>
  );
}
