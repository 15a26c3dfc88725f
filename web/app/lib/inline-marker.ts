import { createContext } from 'react';

/**
 * Marks the scripts and styles that the site itself writes into a page (server/inline-elements.ts). Set on the server
 * only: the attribute is removed before the page is sent.
 */
export const InlineMarker = createContext<string | undefined>(undefined);
