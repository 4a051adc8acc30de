// Generated from api/ by `npm run generate`. Do not edit.

export {
  ActionType,
  AuthorizationCaptureStatus,
  AuthorizationVoidStatus,
  ChargebackStatus,
  MembershipPaymentStatus,
  PaymentStatus,
  PredefinedPaymentMethod,
  Reason,
  RefundStatus,
  RestockType,
  TransactionStatus,
} from "./common.js";
