import { useId, useState } from 'react';
import { Grid, Stack } from '~/components/layout';
import { Section, SectionHeading } from '~/components/section';
import { isPlayable } from '~/lib/video';
import { DemoCard } from './demo-card';
import { PlayerDialog } from './player-dialog';
import { UnavailableDialog } from './unavailable-dialog';
import type { DemoVideosContent, VideoItem } from '~/sections/section-schemas.generated';

/** The videos as cards, the first one large. Play opens the player, or the dialog of an unavailable video. */
export function DemoGallery({ title, items }: DemoVideosContent) {
  const heading = useId();
  const [open, setOpen] = useState<VideoItem>();
  const close = () => setOpen(undefined);
  const card = (video: VideoItem, large = false) => (
    <DemoCard
      key={video.title}
      video={video}
      heading={title ? 'h3' : 'h2'}
      large={large}
      onOpen={() => setOpen(video)}
    />
  );
  const [first, ...others] = items;
  return (
    <Section labelledBy={title && heading}>
      {title && <SectionHeading id={heading} title={title} />}
      <Stack gap="l">
        {first && card(first, true)}
        {others.length > 0 && (
          <Grid min="l" gap="l">
            {others.map((video) => card(video))}
          </Grid>
        )}
      </Stack>
      {open &&
        (isPlayable(open) ? (
          <PlayerDialog video={open} onClose={close} />
        ) : (
          <UnavailableDialog title={open.title} onClose={close} />
        ))}
    </Section>
  );
}
