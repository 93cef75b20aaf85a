/** The features that a whole site loads at its start, in one chunk. */
export { activityFeature } from '../modules/activity/feature.ts';
export { arrivalFeature } from '../modules/arrival/feature.ts';
export { blockingFeature } from '../modules/blocking/feature.ts';
export { configGroupsFeature } from '../modules/config-groups/feature.ts';
export { consentFeature } from '../modules/consent/feature.ts';
export { dictionaryFeature } from '../modules/dictionary/feature.ts';
export { siteChromeFeature } from '../modules/site-chrome/feature.ts';
export { gateFeature } from '../modules/gate/feature.ts';
export { maintenanceFeature } from '../modules/maintenance/feature.ts';
export { mediaFeature } from '../modules/media/feature.ts';
export { modalsFeature } from '../modules/modals/feature.ts';
export { redirectsFeature } from '../modules/redirects/feature.ts';
export { referralFeature } from '../modules/referral/feature.ts';
export { siteSetupFeature } from '../modules/site-config/setup.feature.ts';
export { termsFeature } from '../modules/terms/feature.ts';
export { versionFeature } from '../modules/version/feature.ts';
