/** The cashier as one chunk. */
export { CreateRequestScreen } from './create-request-screen.tsx';
export { DeduceScreen, RechargeBody, RechargeScreen } from './form-screens.tsx';
export { PaymentsScreen } from './payments-screen.tsx';
export { RequestsScreen } from './requests-screen.tsx';
export { ReturnScreen } from './return-screen.tsx';
