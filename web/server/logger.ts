import { format } from 'node:util';
import { LOG_LEVELS, type LogLevel } from '../app/lib/log-levels.ts';
import { currentRequestId } from '../app/lib/request-id.server.ts';

export type Log = (level: LogLevel, message: string, fields?: Record<string, string | number | boolean>) => void;

const COLLECT_MS = 100;

type Options = { level: LogLevel; format: 'json' | 'text'; write?: (lines: string) => void };

/**
 * Returns the function that writes one log line, as JSON or as text. Lines about requests are buffered for 100 ms,
 * because there may be thousands in a second.
 */
export function createLogger({ level: most, format: shape, write = toStandardOutput }: Options): Log {
  let collected = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (collected === '') return;
    write(collected);
    collected = '';
  };
  process.on('exit', flush);

  return (level, message, fields = {}) => {
    if (LOG_LEVELS.indexOf(level) > LOG_LEVELS.indexOf(most)) return;
    const requestId = fields.requestId ?? currentRequestId();
    const all = requestId === undefined ? fields : { ...fields, requestId };
    collected += `${shape === 'json' ? asJson(level, message, all) : asText(message, all)}\n`;
    if (level === 'http') timer ??= setTimeout(flush, COLLECT_MS).unref();
    else flush();
  };
}

/** Sends the console output of all code, packages included, to the log. */
export function redirectConsole(log: Log): void {
  console.log = console.info = (...words: unknown[]) => log('info', format(...words));
  console.warn = (...words: unknown[]) => log('warn', format(...words));
  console.error = (...words: unknown[]) => log('error', format(...words));
}

const asJson = (level: LogLevel, message: string, fields: object) =>
  JSON.stringify({ time: new Date().toISOString(), level, service: 'web', message, ...fields });

const asText = (message: string, fields: Record<string, unknown>) => [message, ...Object.values(fields)].join(' ');

function toStandardOutput(lines: string): void {
  process.stdout.write(lines);
}
