const INTEGRITY = `sha384-${'a'.repeat(64)}`;

/** A site config with every sink of analytics; the counters' keys come with the list of counters. */
export const ANALYTICS_CONFIG = {
  isFatmanAnalyticsAvailable: true,
  analyticsCollectorApiKey: 'key',
  analyticsServices: ['tag', 'counter4', 'counter8', 'pixel', 'sportsData'].map((service) => ({
    service,
    key: service.startsWith('counter') ? '' : `${service}-key`,
    url: `/analytics-services/${service}.js`,
    integrity: INTEGRITY,
  })),
} as const;
