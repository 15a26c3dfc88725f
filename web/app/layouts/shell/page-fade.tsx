import { use } from 'react';
import { InlineMarker } from '~/lib/inline-marker';

/** A transition between pages that reload, for those who have not asked for less motion. */
const RULE = '@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}}';

/** Stands in the head itself: browsers look for the rule before a style sheet on a slow line has arrived. */
export const PageFade = () => <style nonce={use(InlineMarker)} dangerouslySetInnerHTML={{ __html: RULE }} />;
