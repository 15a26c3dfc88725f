type LogEntry = { level: string; message: unknown; stack?: unknown; [field: string]: unknown };

/** Returns a winston formatter: JSON, or readable text if `format` is `text`. */
export function logLine(format: string | undefined, now: () => Date = () => new Date()) {
  return ({ level, message, stack, ...fields }: LogEntry): string => {
    const text = String(stack ?? message);
    const all = { ...fields, requestId: fields.requestId ?? currentRequestId() };
    if (format !== 'text')
      return JSON.stringify({ time: now().toISOString(), level, service: 'cms', message: text, ...all });
    const rest = Object.values(all).flatMap((value) => (value === undefined ? [] : [String(value as string)]));
    return [level === 'http' ? '' : `${level}:`, text, ...rest].filter(Boolean).join(' ');
  };
}

/** Returns the id of the current request. Undefined before Strapi exists. */
function currentRequestId(): string | undefined {
  const running = (globalThis as { strapi?: { requestContext?: { get(): unknown } } }).strapi;
  return (running?.requestContext?.get() as { state?: { requestId?: string } } | undefined)?.state?.requestId;
}
