/** A submission that cannot be taken, with the status and the sentence to answer. */
export class HttpError extends Error {
  override name = 'Refused';
  constructor(
    readonly status: 400 | 408 | 413 | 415,
    message: string,
  ) {
    super(message);
  }
}
