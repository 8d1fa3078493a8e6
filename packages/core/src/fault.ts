/** What our own machinery could not do. What a server under test did is an observation, never a fault. */
export abstract class Fault extends Error {
  readonly code: string;
  readonly retryable: boolean;
  readonly data: Readonly<Record<string, unknown>>;

  constructor(
    code: string,
    message: string,
    options: { retryable?: boolean; data?: Readonly<Record<string, unknown>>; cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = new.target.name;
    this.code = code;
    this.retryable = options.retryable ?? false;
    this.data = options.data ?? {};
  }
}
