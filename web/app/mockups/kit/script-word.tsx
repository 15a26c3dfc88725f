import { scripts } from '../data/scripts';

/** Hindi or Kannada text as an outline, at the height of the surrounding text. */
export function ScriptWord({ word, className }: { word: keyof typeof scripts; className?: string }) {
  const { width, path } = scripts[word];
  return (
    <svg className={['script', className].filter(Boolean).join(' ')} viewBox={`0 -84 ${width} 120`}>
      <path d={path} />
    </svg>
  );
}
