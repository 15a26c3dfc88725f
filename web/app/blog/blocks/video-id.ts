const HOSTS = /^(www\.|m\.|music\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be)$/;
const ID = /^[\w-]{11}$/;

/** Returns the id from any form of YouTube URL, or undefined for other videos. */
export function youtubeId(videoUrl: string): string | undefined {
  let url: URL;
  try {
    url = new URL(videoUrl);
  } catch {
    return undefined;
  }
  if (!HOSTS.test(url.hostname)) return undefined;
  const [first, second] = url.pathname.split('/').filter(Boolean);
  const inPath = first && ['embed', 'live', 'shorts', 'v'].includes(first) ? second : first;
  const id = url.searchParams.get('v') ?? inPath;
  return id && ID.test(id) ? id : undefined;
}
