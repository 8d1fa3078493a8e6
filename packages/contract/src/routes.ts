/** Every path of the HTTP API, once. Ids are percent-encoded by the client. */
export const ROUTES = {
  status: '/api/status',
  servers: '/api/servers',
  server: '/api/servers/:server',
  runs: '/api/runs',
  run: '/api/runs/:run',
  matrix: '/api/runs/:run/matrix',
  evidence: '/api/evidence/:hash',
  frames: '/api/runs/:run/sessions/:scenario/frames',
  comparison: '/api/comparisons/:before/:after',
  packageVersions: '/api/packages/:name/versions',
  events: '/api/events',
  openapi: '/api/openapi.json',
} as const;
