/** The cashier. */
import { CreateRequestScreen } from '../screens/cashier/create-request-screen.tsx';
import { DeduceScreen, RechargeScreen } from '../screens/cashier/form-screens.tsx';
import { PaymentsScreen } from '../screens/cashier/payments-screen.tsx';
import { RequestsScreen } from '../screens/cashier/requests-screen.tsx';
import { ReturnScreen } from '../screens/cashier/return-screen.tsx';
import { bundledView } from './bundled-view.tsx';

export const { mount } = bundledView({
  recharge: RechargeScreen,
  deduce: DeduceScreen,
  payments: PaymentsScreen,
  'payment-requests': RequestsScreen,
  'create-request': CreateRequestScreen,
  'payment-return': ReturnScreen,
});
