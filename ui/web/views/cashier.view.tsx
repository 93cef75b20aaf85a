/** The cashier. */
import { CreateRequestScreen } from '../screens/cashier/create-request-screen.tsx';
import { DeduceScreen, RechargeScreen } from '../screens/cashier/form-screens.tsx';
import { PaymentsScreen } from '../screens/cashier/payments-screen.tsx';
import { RequestsScreen } from '../screens/cashier/requests-screen.tsx';
import { ReturnScreen } from '../screens/cashier/return-screen.tsx';
import { ownView } from './own-view.tsx';

export const { mount } = ownView({
  recharge: RechargeScreen,
  deduce: DeduceScreen,
  payments: PaymentsScreen,
  'payment-requests': RequestsScreen,
  'create-request': CreateRequestScreen,
  'payment-return': ReturnScreen,
});
