// Generated from api/ by `npm run generate`. Do not edit.

/** Status of an invoice. */
export const InvoiceStatus = {
  Draft: "Draft",
  Sent: "Sent",
  /** A payment for the invoice is pending. */
  Processing: "Processing",
  Paid: "Paid",
  /** The invoice was not paid in time. */
  Overdue: "Overdue",
  Void: "Void",
  Deleted: "Deleted",
  PartiallyPaid: "PartiallyPaid",
  /** Part of the invoice was paid, and the rest is overdue. */
  PartialAndOverdue: "PartialAndOverdue",
} as const;
