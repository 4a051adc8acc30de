// Generated from api/ by `npm run generate`. Do not edit.

/** What has become of an invoice. */
export const InvoiceStatus = {
  Draft: "Draft",
  Sent: "Sent",
  /** A payment is pending. */
  Processing: "Processing",
  Paid: "Paid",
  /** Nothing was paid in time. */
  Overdue: "Overdue",
  Void: "Void",
  Deleted: "Deleted",
  PartiallyPaid: "PartiallyPaid",
  /** A part was paid, and the rest is overdue. */
  PartialAndOverdue: "PartialAndOverdue",
} as const;
