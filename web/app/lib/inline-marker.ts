import { createContext } from 'react';

/**
 * Marks the inline scripts and styles of the site itself (server/csp.ts). Only set on the server, which
 * removes the attribute before it sends the page.
 */
export const InlineMarker = createContext<string | undefined>(undefined);
