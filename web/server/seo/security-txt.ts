import { endpoints } from '../../app/paths.ts';
import { type GeneratedRoute, generatedResponse, notFound } from '../generated-route.ts';

type Options = { siteUrl: string; contact?: string };

const VALID_DAYS = 365;
const DAY_MS = 24 * 60 * 60 * 1000;

/** `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. 404 without SECURITY_CONTACT. */
export function securityTxt({ siteUrl, contact }: Options): GeneratedRoute {
  return (path) => {
    if (path !== endpoints.securityTxt) return null;
    if (!contact) return Promise.resolve(notFound());
    const lines = [
      `Contact: ${contact.includes('://') ? contact : `mailto:${contact}`}`,
      `Expires: ${new Date(Date.now() + VALID_DAYS * DAY_MS).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${siteUrl}${path}`,
    ];
    return Promise.resolve(generatedResponse('text/plain; charset=utf-8', `${lines.join('\n')}\n`));
  };
}
