import { winston } from '@strapi/logger';
import { logLine } from '../src/logging/log';

/** Logs one line per message. At LOG_LEVEL `http` (the default) each request is logged too. */
export default {
  level: process.env.LOG_LEVEL || 'http',
  // Strapi's default format colours the level.
  format: winston.format.errors({ stack: true }),
  transports: [new winston.transports.Console({ format: winston.format.printf(logLine(process.env.LOG_FORMAT)) })],
};
