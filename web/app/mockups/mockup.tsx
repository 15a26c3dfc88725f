import type { MockupName } from './mockup-names';
import { serverRendered } from './server-rendered';
import './styles/mockups.css';

const load = async () => (await import('./mockup-figure')).MockupFigure;

/** Renders a mockup by its name, at the width of its container. */
export const ProductMockup = serverRendered<MockupName>({
  load,
  onServer: import.meta.env.SSR && (await load()),
  placeholder: (
    <div className="mockup">
      <div className="mockup-frame" />
    </div>
  ),
});
