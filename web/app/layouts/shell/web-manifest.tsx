import { useEffect, useState } from 'react';
import { onLoad } from '~/lib/on-load';
import { endpoints } from '~/paths';

/**
 * Links the web manifest after the load event, so that its request does not compete with the first view for bandwidth.
 */
export function WebManifest() {
  const [announced, setAnnounced] = useState(false);
  useEffect(() => onLoad(() => setAnnounced(true)), []);
  return announced && <link rel="manifest" href={endpoints.manifest} />;
}
