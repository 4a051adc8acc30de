import { orders } from "@portico/ecom";
import { OrderStatus } from "@portico/ecom/enums/orders";
import type { Order } from "@portico/ecom/orders";
import { stringify } from "csv-stringify/sync";
import { shortName } from "../files/fingerprint.ts";
import type { CommonOptions, Shop } from "../shop/connect.ts";
import { reasonOf } from "../shop/failure.ts";
import { EXIT, Stop } from "../stop.ts";
import { ORDER_COLUMNS } from "./columns.ts";
import { Output } from "./output.ts";

export interface ExportOptions extends CommonOptions {
  format: "csv" | "jsonl";
  out: string;
  since?: Date;
  until?: Date;
  status?: string;
}

const PAGE_SIZE = 100;

/**
 * Exports orders, oldest first, keeping only one page in memory at a time. Returns the exit code.
 */
export async function exportOrders(
  shop: Shop,
  options: ExportOptions,
  signal: AbortSignal,
): Promise<number> {
  const { since, until, status, format, out, quiet } = options;
  const search = searchOf(shop, options);
  const output = new Output(out, shortName(shop.id, format, since, until, status));
  if (output.cursor && !quiet) console.error(`Resuming after ${output.orderCount} orders.`);
  let cursor = output.cursor;
  try {
    do {
      // After skipTo(), find() sends only the cursor and the limit. The cursor includes the filter.
      const page = await (cursor ? search.skipTo(cursor) : search).find();
      cursor = page.cursors.next;
      output.add(formatPage(page.items, format, output.orderCount === 0), page.length, cursor);
      if (!quiet && process.stderr.isTTY) process.stderr.write(`\r${output.orderCount} orders`);
    } while (cursor && !signal.aborted);
  } catch (error) {
    output.closeUnfinished();
    const message = reasonOf(error).message;
    const hint =
      "Run the same command to resume, or delete the .mark file next to the export to start over.";
    throw new Stop(`After ${output.orderCount} orders: ${message}. ${hint}`, EXIT.stopped);
  }
  if (cursor) {
    output.closeUnfinished();
    console.error(`Interrupted after ${output.orderCount} orders. Run the same command to resume.`);
    return EXIT.interrupted;
  }
  output.finish();
  console.log(`Wrote ${output.orderCount} orders to ${out}`);
  return 0;
}

function searchOf({ client }: Shop, { since, until, status }: ExportOptions) {
  // Oldest first, so that orders placed during the export are added at the end.
  let search = client.use(orders).searchOrders().limit(PAGE_SIZE).ascending("createdDate");
  if (since) search = search.ge("createdDate", since);
  if (until) search = search.lt("createdDate", until);
  return status ? search.eq("status", parseStatus(status)) : search;
}

function parseStatus(text: string) {
  const match = Object.values(OrderStatus).find((status) => status === text.toUpperCase());
  if (match) return match;
  const knownStatuses = Object.values(OrderStatus).join(", ").toLowerCase();
  throw new Stop(
    `Unknown order status "${text}". --status must be one of ${knownStatuses}.`,
    EXIT.input,
  );
}

function formatPage(page: readonly Order[], format: "csv" | "jsonl", isFirstPage: boolean): string {
  if (format === "jsonl") return page.map((order) => `${JSON.stringify(order)}\n`).join("");
  const rows = page.map((order) => Object.values(ORDER_COLUMNS).map((cell) => cell(order)));
  const header = isFirstPage ? [Object.keys(ORDER_COLUMNS)] : [];
  // A product name may start with "=", which a spreadsheet would treat as a formula.
  return stringify([...header, ...rows], { escape_formulas: true });
}
