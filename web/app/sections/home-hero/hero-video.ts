import type { LoopVideo } from './video-loop';

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
