import type { ReactNode } from 'react';
import styles from './message-screen.css?url';
import { Stylesheet } from '~/components/stylesheet';

type Props = {
  title: string;
  text: string;
  /** What continues the title, in its line. */
  after?: ReactNode;
  /** Shows the illustration of an empty plot behind the text. */
  emptyPlot?: boolean;
  /** The links to continue. */
  children: ReactNode;
};

/** A page with a short message and links to continue: not found, coming soon, error. */
export const MessageScreen = ({ title, text, after, emptyPlot, children }: Props) => (
  <div className="message-screen" data-tone={emptyPlot && 'forest'}>
    <Stylesheet href={styles} />
    <div>
      <h1 className="message-title">
        <span className="message-words">{title}</span>
        {after}
      </h1>
      <p className="message-text">{text}</p>
      <div className="message-ways">{children}</div>
    </div>
  </div>
);
