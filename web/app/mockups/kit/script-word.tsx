import { scripts } from '../data/scripts';

/** Hindi or Kannada text as an outline, at the height of the surrounding text. */
export function ScriptWord({ word }: { word: keyof typeof scripts }) {
  const { width, path } = scripts[word];
  return (
    <svg className="script" viewBox={`0 -84 ${width} 120`}>
      <path d={path} />
    </svg>
  );
}
