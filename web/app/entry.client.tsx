import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { trustOnlyOurOwn } from '~/lib/trusted-html';

trustOnlyOurOwn();

// Hydrates in a separate task, so that script evaluation and hydration do not form one long task.
setTimeout(() => {
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  });
});
