import { useId, useState } from 'react';
import { Section } from '~/components/section';
import { SectionHeading } from '~/components/section-heading';
import { isPlayable } from '~/lib/video';
import { DemoCard } from './demo-card';
import { PlayerDialog } from './player-dialog';
import { UnavailableDialog } from './unavailable-dialog';
import type { DemoVideosContent, VideoItem } from '~/sections/section-schemas.generated';
import styles from './demo-gallery.module.css';

/** The `sizes` of the first image and of the others. */
const IMAGE_SIZES = {
  beside: [
    '(min-width: 82em) 43rem, (min-width: 62em) 52vw, 100vw',
    '(min-width: 82em) 37.5rem, (min-width: 62em) 44vw, 100vw',
  ],
  below: [
    '(min-width: 82em) 46.5rem, (min-width: 62em) 56vw, 100vw',
    '(min-width: 82em) 29rem, (min-width: 62em) 35vw, 100vw',
  ],
} as const;

/**
 * The videos as cards. Play opens the player, or the dialog of an unavailable video. `beside`: on wide screens the
 * first video is in the opening of the page, beside its text, which is the previous section.
 */
export function DemoGallery({ title, items, variant }: DemoVideosContent) {
  const heading = useId();
  const [open, setOpen] = useState<VideoItem>();
  const close = () => setOpen(undefined);
  const sizes = IMAGE_SIZES[variant ?? 'below'];
  return (
    <Section className={styles.gallery} labelledBy={title && heading}>
      {title && <SectionHeading id={heading} title={title} />}
      {variant === 'beside' && <span data-beside-opening hidden />}
      {items.map((video, index) => (
        <DemoCard
          key={index}
          video={video}
          sizes={sizes[index === 0 ? 0 : 1]}
          first={index === 0}
          onOpen={() => setOpen(video)}
        />
      ))}
      {open &&
        (isPlayable(open) ? (
          <PlayerDialog video={open} onClose={close} />
        ) : (
          <UnavailableDialog title={open.title} onClose={close} />
        ))}
    </Section>
  );
}
