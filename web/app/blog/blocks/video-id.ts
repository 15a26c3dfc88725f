const HOSTS = /^(www\.|m\.|music\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be)$/;
const ID = /^[\w-]{11}$/;

/** The id of a video at YouTube, from any of the addresses that lead to it; undefined for other videos. */
export function youtubeId(address: string): string | undefined {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return undefined;
  }
  if (!HOSTS.test(url.hostname)) return undefined;
  const [first, second] = url.pathname.split('/').filter(Boolean);
  const inPath = first && ['embed', 'live', 'shorts', 'v'].includes(first) ? second : first;
  const id = url.searchParams.get('v') ?? inPath;
  return id && ID.test(id) ? id : undefined;
}
