import type { ReactNode } from 'react';
import type { Hue } from './mockup-frame';
import '../styles/mockups.css';

type Props = { hue?: Hue; title: string; note: string; tools?: ReactNode; className?: string; children: ReactNode };

/**
 * One page of a product, without its navigation. Its height follows the content and its text is never smaller than
 * 11 px (styles/sheets.css), so it also reads in a narrow column.
 */
export function Sheet({ hue = 'leaf', title, note, tools, className, children }: Props) {
  return (
    <div className="mockup" data-hue={hue}>
      <div className={['mockup-frame sheet', className].filter(Boolean).join(' ')}>
        <div className="sheet-head">
          <div className="col grow">
            <span className="t16 display">{title}</span>
            <span className="t11 faint">{note}</span>
          </div>
          {tools}
        </div>
        {children}
      </div>
    </div>
  );
}
