/** Faults of the api: wrong input, each with its status and the field at fault, and wrong settings. */
import { Fault } from '@rootbound/core/fault';

/** An answer that a caller can do something about. Its code is its own; `field` names the input at fault. */
export class RequestFault extends Fault {
  readonly status: number;
  readonly field: string;

  constructor(code: RequestCode, message: string, field: string) {
    super(code, message, { data: { field } });
    this.status = REQUEST_CODES[code];
    this.field = field;
  }
}

/** Every code of a RequestFault and its HTTP status. */
export const REQUEST_CODES = {
  /** A value has the wrong form. */
  REQUEST_INVALID: 400,
  /** No such path. */
  ROUTE_UNKNOWN: 404,
  SERVER_UNKNOWN: 404,
  RUN_UNKNOWN: 404,
  SESSION_UNKNOWN: 404,
  EVIDENCE_UNKNOWN: 404,
  PACKAGE_UNKNOWN: 404,
  /** The run is there, but it has no matrix: not yet, or never. */
  RUN_WITHOUT_MATRIX: 409,
  /** The registry could not be reached, or did not answer as a registry does. */
  REGISTRY_UNREACHABLE: 502,
} as const;
export type RequestCode = keyof typeof REQUEST_CODES;

/** Every code of a refusal before any route, and its HTTP status. */
export const REFUSAL_CODES = {
  /** Nobody has entered with the session's cookie, or there is none. */
  NOT_ENTERED: 401,
  /** A page of somebody else asks. */
  ORIGIN_NOT_ALLOWED: 403,
  /** We were called by a name that is not ours. */
  HOST_NOT_ALLOWED: 421,
} as const;
export type RefusalCode = keyof typeof REFUSAL_CODES;

/** API_CONFIG_INVALID: a setting of the environment is wrong. */
export class ApiConfigFault extends Fault {
  constructor(setting: string, why: string) {
    super('API_CONFIG_INVALID', `${setting}: ${why}`, { data: { setting } });
  }
}
