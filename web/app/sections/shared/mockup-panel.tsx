import type { MockupOrImageProps } from './mockup-or-image';
import { MockupStyles } from './mockup-styles';
import { Panel } from './panel';

/** A panel that can have any mockup. */
export const MockupPanel = (visual: MockupOrImageProps) => (
  <>
    <MockupStyles {...visual} />
    <Panel {...visual} />
  </>
);
