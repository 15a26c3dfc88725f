import { use } from 'react';
import { InlineMarker } from '~/lib/content-security';

/** A view transition between full page loads, unless the visitor prefers reduced motion. */
const VIEW_TRANSITION = '@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}}';

/** Inline in the head, because browsers need the rule before a style sheet has loaded on a slow connection. */
export const PageFade = () => <style nonce={use(InlineMarker)} dangerouslySetInnerHTML={{ __html: VIEW_TRANSITION }} />;
