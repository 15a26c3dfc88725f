import { createContext } from 'react-router';

/** What a loader tells the page store about the page in the making (design section 4). */
export type PageNotes = {
  /** Adds what the page is made from: `articles` (any list), `names`, `posts`, `entry:<documentId>`. */
  depends: Set<string>;
  /** False: show this once, do not keep it. */
  keep: boolean;
  /** True: the CMS did not answer, a kept copy would be better. */
  outage: boolean;
  /** How long, in milliseconds, this page waits for the CMS: briefly where a visitor waits for the page. */
  patience: number;
  /** True: the CMS did not answer within that time; it may still. */
  late: boolean;
  /** Who may show this page in a frame; nobody where unset. */
  frameAncestors?: string;
};

export const pageNotes = createContext<PageNotes>();
