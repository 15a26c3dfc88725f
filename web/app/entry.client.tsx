import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { trustOnlyOurOwn } from '~/lib/trusted-html';

trustOnlyOurOwn();

// In a task of its own: React has only just been read, and both at once would keep a slow phone busy.
setTimeout(() => {
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  });
});
