import { storyMap } from '../data/farmers';
import { nanded } from '../data/maps';
import { scatter } from './region-map';
import '../styles/mockups.css';

const talukas = Object.values(nanded);
/** The pilot began in the fourth one, in the middle of the map. */
const ORDER = [3, 0, 1, 2, 4, 5] as const;

/** Six talukas, of which the first `lit` ones have plots. A schematic map without names. */
export function TalukaMap({ figure, lit, text }: { figure: string; lit: number; text: string }) {
  const on = new Set<number>(ORDER.slice(0, lit));
  return (
    <div className="mockup" data-hue="leaf">
      <div className="mockup-frame talukas">
        <svg viewBox="10 0 280 260">
          {talukas.map(({ path }, n) => (
            <path className="taluka" data-on={on.has(n) || undefined} d={path} key={path} />
          ))}
          {talukas.map(
            ({ x, y, path }, n) =>
              on.has(n) && <path className="taluka-plots" d={scatter(x, y, storyMap.dotsOfTaluka, 30)} key={path} />,
          )}
        </svg>
        <div className="talukas-text">
          <span className="talukas-figure display num">{figure}</span>
          <span className="t13">{text}</span>
          <span className="key talukas-key">{storyMap.key}</span>
        </div>
      </div>
    </div>
  );
}
