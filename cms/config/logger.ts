import { winston } from '@strapi/logger';
import { logLine } from '../src/logging/log-line';

/** One line for each thing said; at LOG_LEVEL `http` (the default) also for each request. */
export default {
  level: process.env.LOG_LEVEL || 'http',
  // In place of the framework's, which colours the level.
  format: winston.format.errors({ stack: true }),
  transports: [new winston.transports.Console({ format: winston.format.printf(logLine(process.env.LOG_FORMAT)) })],
};
