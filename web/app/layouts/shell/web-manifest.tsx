import { useEffect, useState } from 'react';
import { onLoad } from '~/lib/on-load';
import { endpoints } from '~/paths';

/** Announces the web manifest once the page is there: fetched before, it takes its share of the line from the first view. */
export function WebManifest() {
  const [announced, setAnnounced] = useState(false);
  useEffect(() => onLoad(() => setAnnounced(true)), []);
  return announced && <link rel="manifest" href={endpoints.manifest} />;
}
