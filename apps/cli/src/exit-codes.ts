/** What the exit code says. A server that reaches too much is a matrix like any other: `probe` ends with 0. */
export const EXIT = {
  done: 0,
  /** `compare` only: a boundary opened. */
  opened: 1,
  usage: 2,
  notStarted: 3,
  fault: 4,
  interrupted: 130,
} as const;
