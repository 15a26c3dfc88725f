/** Allowed MIME types, detected from the content. SVG is excluded because it can contain scripts. */
export const ALLOWED_UPLOAD_TYPES = new Set([
  ...['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
  ...['video/mp4', 'video/webm'],
  ...['audio/mpeg', 'audio/x-m4a', 'audio/mp4', 'audio/ogg', 'audio/ogg; codecs=opus', 'audio/wav'],
  'application/pdf',
]);
