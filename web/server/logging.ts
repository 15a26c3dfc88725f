import { format } from 'node:util';
import type { IncomingMessage, ServerResponse } from 'node:http';
import pino, { type DestinationStream } from 'pino';
import { LOG_LEVELS, type LogLevel } from '../app/lib/env.server.ts';
import { currentRequestId, requestIdOf } from '../app/lib/request-context.server.ts';
import type { Metrics } from './monitoring.ts';

export type Log = (level: LogLevel, message: string, fields?: Record<string, string | number | boolean>) => void;

type Options = { level: LogLevel; format: 'json' | 'text'; destination?: DestinationStream };

/** The levels of the CMS, from the most severe down, as pino numbers them. */
const customLevels = Object.fromEntries(LOG_LEVELS.map((level, index) => [level, 60 - index * 5])) as Record<
  LogLevel,
  number
>;

/** Returns the function that writes one log line, as JSON or as text, with the id of the current request. */
export function createLogger({ level, format: shape, destination = standardOutput() }: Options): Log {
  const logger = pino(
    {
      level,
      customLevels,
      useOnlyCustomLevels: true,
      base: { service: 'web' },
      messageKey: 'message',
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
    },
    shape === 'json' ? destination : asText(destination),
  );
  return (at, message, fields = {}) => {
    const requestId = fields.requestId ?? currentRequestId();
    logger[at](requestId === undefined ? fields : { ...fields, requestId }, message);
  };
}

/** Sends the console output of all code, packages included, to the log. */
export function redirectConsole(log: Log): void {
  console.log = console.info = (...values: unknown[]) => log('info', format(...values));
  console.warn = (...values: unknown[]) => log('warn', format(...values));
  console.error = (...values: unknown[]) => log('error', format(...values));
}

/** Lines are buffered for 100 ms, because there may be thousands in a second. The buffer is written before an exit. */
const standardOutput = () => pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 100 });

function asText(destination: DestinationStream): DestinationStream {
  return {
    write(line) {
      const { level: _, time: __, service: ___, message, ...fields } = JSON.parse(line) as Record<string, unknown>;
      destination.write(`${[message, ...Object.values(fields)].join(' ')}\n`);
    },
  };
}

const HEALTH_PATHS = /^\/(healthz|readyz|metrics)$/;
const MAX_LOGGED_PATH_LENGTH = 200;

/**
 * Logs and counts one request when it ends. Returns the request id for the response. Logs only the path, with e-mail
 * addresses and long numbers redacted.
 */
export function logRequest(request: IncomingMessage, response: ServerResponse, log: Log, metrics: Metrics): string {
  const since = performance.now();
  const requestId = requestIdOf(request.headers['x-request-id']);
  response.once('close', () => {
    const ms = performance.now() - since;
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const status = response.statusCode;
    metrics.count(request.method ?? '', path, status, ms / 1000);
    // Monitors ask every few seconds: only failures are logged.
    if (HEALTH_PATHS.test(path) && status < 400) return;
    log('http', 'request', {
      method: request.method ?? '',
      path: redactPath(path),
      status,
      ms: Math.round(ms * 10) / 10,
      ...(!response.writableFinished && { aborted: true }),
      requestId,
    });
  });
  return requestId;
}

/** Redacts path segments with an e-mail address or a long number: links in mails carry them. */
export function redactPath(path: string): string {
  return path
    .slice(0, MAX_LOGGED_PATH_LENGTH)
    .split('/')
    .map((part) => (/@|%40|\d{7,}/i.test(part) && !/^[\w.-]+\.\w{2,5}$/.test(part) ? '*' : part))
    .join('/');
}
