import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { trustOnlyOurOwn } from '~/lib/trusted-html';

trustOnlyOurOwn();

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
