/** Any JSON value, as it travels on the wire. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
