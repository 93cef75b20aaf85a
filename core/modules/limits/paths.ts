/** The calls of the limit service, in one place. */
const V3 = '/limit-service-api/api/external/web/v3';

export const limitsPaths = {
  limits: `${V3}/limits`,
  available: `${V3}/availablelimits`,
  reasons: `${V3}/reasons/selfexclude`,
  testAnswers: `${V3}/testanswers`,
  action: `${V3}/limitaction`,
  remove: `${V3}/limit`,
  ping: `${V3}/ping`,
  /** Calls of this product's own; no requirement names them. */
  preview: `${V3}/preview`,
  story: `${V3}/story`,
  control: `${V3}/control`,
  review: `${V3}/review`,
  /** Active limits in short, by the service of users: it answers where the limit service does not [LIM-26]. */
  client: '/web-api/user/client-limits',
  blockUser: '/limit-service-api/limit/external/web/api/v1/BlockUser',
  realityCheck: '/web-api/api/web/user/v1/reality-check',
} as const;
