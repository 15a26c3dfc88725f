import path from 'node:path';
import express, { type RequestHandler } from 'express';
import sirv from 'sirv';

/** The built files of `folder`: those of `assets/` carry a hash in their names and stay for good. */
export function assets(folder: string): RequestHandler {
  const compressed = { brotli: true, gzip: true, etag: true };
  const immutable = sirv(path.join(folder, 'assets'), { ...compressed, immutable: true, maxAge: 31536000 });
  const others = sirv(folder, { ...compressed, maxAge: 3600 });
  const router = express.Router();
  router.use(handleReadError);
  router.use('/assets', immutable, (_, response) => void response.status(404).end());
  router.use(others);
  return router;
}

/**
 * The list of files is read once, at the start. One that a new build has taken away since ends this answer; sirv
 * listens for no error, and without a listener it would end the whole site.
 */
const handleReadError: RequestHandler = (_, response, next) => {
  response.once('pipe', (file) => file.once('error', () => response.destroy()));
  next();
};
