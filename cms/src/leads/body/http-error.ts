/** A rejected submission, with the status and message of the response. */
export class HttpError extends Error {
  override name = 'Refused';
  constructor(
    readonly status: 400 | 408 | 413 | 415,
    message: string,
  ) {
    super(message);
  }
}
