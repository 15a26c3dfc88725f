import { type ReactNode, useId } from 'react';
import './message-screen.css';

type Props = {
  title: string;
  text?: string | undefined;
  /** The background. */
  tone?: 'paper' | 'deep' | 'surface' | 'forest' | 'hue';
  /** Shows the illustration of an empty plot behind the text, on a dark background. */
  emptyPlot?: boolean;
  /** The links to continue. */
  children: ReactNode;
};

/** A page with a short message and links to continue: not found, coming soon, error. */
export function MessageScreen({ title, text, tone = 'paper', emptyPlot = false, children }: Props) {
  const heading = useId();
  return (
    <section
      className="message-screen"
      aria-labelledby={heading}
      data-tone={emptyPlot ? 'forest' : tone}
      data-plot={emptyPlot || undefined}
    >
      <div>
        <h1 id={heading}>{title}</h1>
        {text && <p className="message-text">{text}</p>}
        <div className="message-ways">{children}</div>
      </div>
    </section>
  );
}
