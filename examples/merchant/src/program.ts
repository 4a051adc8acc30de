import { Command, InvalidArgumentError, Option } from "commander";
import { type ExportOptions, exportOrders } from "./export/command.ts";
import { type ImportOptions, importCatalog } from "./import/command.ts";
import { changePrices, type PriceOptions } from "./prices/command.ts";
import { type RefundOptions, refundOrder } from "./refund/command.ts";
import { type CommonOptions, connect, type Shop } from "./shop/connect.ts";

/** Returns a parser for an integer within limits. */
const integerOption = (min: number, max: number) => (text: string) => {
  const value = Number(text);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new InvalidArgumentError(`Must be an integer from ${min} to ${max}.`);
};

function parseDecimal(text: string): string {
  if (/^-?\d+(\.\d+)?$/.test(text)) return text;
  throw new InvalidArgumentError("Must be a number such as -10 or 2.50.");
}

function parseDate(text: string): Date {
  const value = new Date(text);
  if (!Number.isNaN(value.getTime())) return value;
  throw new InvalidArgumentError("Must be a date such as 2026-01-31.");
}

const appendValue = (text: string, previousValues: string[] = []) => [...previousValues, text];

/** Creates a command that has the common options. */
function createCommand(name: string, description: string): Command {
  return new Command(name)
    .description(description)
    .option(
      "--emulator [address]",
      "use an emulator: the one at this URL, or a new one with sample data",
    )
    .option("--state <folder>", "folder for the state of interrupted runs", ".merchant")
    .option(
      "--concurrency <count>",
      "maximum number of concurrent requests",
      integerOption(1, 20),
      4,
    )
    .option("--quiet", "do not show progress")
    .option("--stats", "print the number of requests and the peak memory at the end")
    .showHelpAfterError("(see --help)")
    .exitOverride()
    .allowExcessArguments(false);
}

const delimiterOption = () =>
  new Option("--delimiter <character>", "column separator").default(",");

/**
 * Connects to the shop and runs a command. The first Ctrl-C aborts the signal, so that the command
 * can stop after its pending requests.
 */
async function runOnShop(
  options: CommonOptions,
  work: (shop: Shop, signal: AbortSignal) => Promise<number>,
) {
  const interruption = new AbortController();
  process.once("SIGINT", () => {
    console.error("Stopping after the pending requests. Press Ctrl-C again to stop immediately.");
    interruption.abort();
  });
  const shop = await connect(options);
  try {
    process.exitCode = await work(shop, interruption.signal);
  } finally {
    shop.close();
    if (options.stats) {
      const peakMemory = Math.round(process.resourceUsage().maxRSS / 1024);
      console.error(`${shop.requestCount()} requests, ${peakMemory} MB peak memory`);
    }
  }
}

const importCommand = () =>
  createCommand("import", "create products from a CSV file; safe to run again")
    .argument("<file>", "CSV file with one product per row; the README lists the columns")
    .addOption(delimiterOption())
    .option("--batch <rows>", "rows per request", integerOption(1, 100), 100)
    .option("--report <file>", "file for failed rows (default: <file>.failed.csv)")
    .option(
      "--max-failures <rows>",
      "stop after this number of failed rows",
      integerOption(0, 1e6),
      1000,
    )
    .option("--dry-run", "validate the file without sending anything")
    .action((path: string, options: ImportOptions) =>
      runOnShop(options, (shop, signal) => importCatalog(shop, path, options, signal)),
    );

const pricesCommand = () =>
  createCommand("prices", "change prices of all products, a category, a filter or a CSV file")
    .option("--all", "all products")
    .option("--category <name or id>", "products of this category and its subcategories")
    .option("--filter <json>", "products that match this searchProducts filter")
    .option(
      "--csv <file>",
      "CSV file with the columns key and price, and sku to change a single variant",
    )
    .addOption(delimiterOption())
    .option("--percent <number>", "change by a percentage: --percent=-10", parseDecimal)
    .option("--amount <number>", "change by an amount: --amount=2.50", parseDecimal)
    .option("--set <price>", "set the same price for all", parseDecimal)
    .option("--report <file>", "file for failed products", "prices.failed.csv")
    .option("--dry-run", "show what would change")
    .action((options: PriceOptions) =>
      runOnShop(options, (shop, signal) => changePrices(shop, options, signal)),
    );

const exportOrdersCommand = () =>
  createCommand("export-orders", "export orders to a file, oldest first")
    .addOption(new Option("--format <format>").choices(["csv", "jsonl"]).default("csv"))
    .requiredOption("--out <file>", "output file")
    .option("--since <date>", "orders created at this time or later", parseDate)
    .option("--until <date>", "orders created before this time", parseDate)
    .option("--status <status>", "approved, canceled, …")
    .action((options: ExportOptions) =>
      runOnShop(options, (shop, signal) => exportOrders(shop, options, signal)),
    );

const refundCommand = () =>
  createCommand("refund", "refund an order")
    .argument("<order>", "order number or id")
    .option(
      "--item <item>",
      "line item by position or SKU, with a quantity: 1, MUG-1:2; repeatable",
      appendValue,
    )
    .option("--all", "the full amount that has not been refunded")
    .option("--amount <amount>", "amount, if it differs from the price of the items")
    .option("--restock", "return the items to inventory")
    .option("--external", "record a refund that was paid outside the platform")
    .option("--reason <text>", "reason, shown to the buyer")
    .option("--notify", "email the buyer")
    .option("--dry-run", "show what would be refunded")
    .action((text: string, options: RefundOptions) =>
      runOnShop(options, (shop) => refundOrder(shop, text, options)),
    );

export function createProgram(): Command {
  return new Command("merchant")
    .exitOverride()
    .description("Imports products, changes prices, exports orders and refunds, with an API key.")
    .addCommand(importCommand())
    .addCommand(pricesCommand())
    .addCommand(exportOrdersCommand())
    .addCommand(refundCommand())
    .addHelpText(
      "after",
      "\nTo use your own store, set PORTICO_API_KEY and PORTICO_SITE_ID, and PORTICO_ACCOUNT_ID if the key requires it.",
    );
}
