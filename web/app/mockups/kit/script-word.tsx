import { scripts } from '../data/scripts';

/** A word or a line in Hindi or Kannada, as high as the text it stands in. */
export function ScriptWord({ word, className }: { word: keyof typeof scripts; className?: string }) {
  const { width, path } = scripts[word];
  return (
    <svg className={['script', className].filter(Boolean).join(' ')} viewBox={`0 -84 ${width} 120`}>
      <path d={path} />
    </svg>
  );
}
